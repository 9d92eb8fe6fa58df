// Numbers, ids and choices by their names.
// Made by ./dev generate from the server's own classes; do not edit.

/** Keeps names of one kind from being taken for another; a plain value is still welcome. */
type Named<Kind, Name> = Kind & { readonly kind?: Name };

/** A player's seat, 0 … n-1 clockwise. */
export type Seat = Named<number, 'Seat'>;

/** A place on the table: `line * 5 + column`, 0 … 14. */
export type Place = Named<number, 'Place'>;

/** A picture of the deck, by its id. */
export type CardId = Named<string, 'CardId'>;

/** A clue word: the id of a translated word, or a word a table wrote itself. */
export type Word = Named<string, 'Word'>;

/** A person at one table: m1 created it, then m2, m3 … in the order of joining. */
export type MemberId = Named<string, 'MemberId'>;

/** one for each seat. */
export type Colour = 'orange' | 'pink' | 'purple' | 'green' | 'blue' | 'yellow';

/** Where in a round the game is. */
export type Phase = 'associate.word' | 'associate.mark' | 'announce' | 'reveal' | 'scoring' | 'over';

/** What pointing at a picture caused. */
export type Outcome = 'spark' | 'super' | 'fall';

/** The rules of `docs/rules.md` that code, refusals and explanations cite. */
export type Rule =
  | 'R-101'
  | 'R-102'
  | 'R-103'
  | 'R-104'
  | 'R-105'
  | 'R-106'
  | 'R-201'
  | 'R-202'
  | 'R-203'
  | 'R-204'
  | 'R-205'
  | 'R-206'
  | 'R-301'
  | 'R-302'
  | 'R-401'
  | 'R-402'
  | 'R-403'
  | 'R-404'
  | 'R-405'
  | 'R-407'
  | 'R-408'
  | 'R-501'
  | 'R-502'
  | 'R-503'
  | 'R-601'
  | 'R-701'
  | 'R-901'
  | 'R-902';

/** Why the game waits for whom it waits for. */
export type Why =
  | 'first_scout_turns_word'
  | 'all_mark'
  | 'all_announce'
  | 'first_scout_points'
  | 'next_scout_points'
  | 'last_scout_points'
  | 'ready_for_next_round'
  | 'game_over';

/** why a seat was passed over when the next scout was sought. */
export type SkipReason = 'fallen' | 'no_open_cross';

/** How much depends on a pointing, by what everyone knew before its outcome. Scenes are paced by it. */
export type Weight = 'routine' | 'first' | 'decisive';

/** when crosses nobody pointed at are revealed. */
export type SlatesShown = 'after_round' | 'after_game' | 'never';

/** lanterns move by themselves, or each seat says its number. */
export type Announcing = 'automatic' | 'spoken';

/** The stages in the life of a table. */
export type Status = 'lobby' | 'playing' | 'over';

/** Who may sit down: anyone with the code, or people the host lets in. */
export type Joining = 'open' | 'approved';

/** Where the word cards come from. */
export type WordChoice = 'ordinary' | 'discovery' | 'mixed' | 'own';

/** How scenes are staged. */
export type Pace = 'unhurried' | 'brisk' | 'off';

/** A step of a scene. `next`, which ends every scene and shows the new board, takes no time. */
export type Beat = 'points' | 'breath' | 'lights' | 'hush' | 'verdict' | 'stars' | 'lanterns' | 'dark';

/** A symbol in addition to the colour, so that nobody has to tell seats apart by colour alone. */
export type ChairSymbol =
  | 'moon'
  | 'sun'
  | 'star'
  | 'cloud'
  | 'leaf'
  | 'key'
  | 'boat'
  | 'bird'
  | 'fish'
  | 'flame'
  | 'feather'
  | 'mountain';

/** From the gentlest to the strongest. */
export type BotLevel = 'dreamer' | 'stargazer' | 'navigator' | 'oracle';

/** A bot by its name. What it says of itself is in the locales: `bot-about-…`. */
export type Character = 'atlas' | 'mira' | 'iris' | 'saga' | 'puck' | 'vesper';

/** How a stand-in played for a seat while its player was away, or too slow for the agreed limit. */
export type StandInAction =
  'word_turned' | 'own_crosses' | 'stand_in_marked' | 'pointing_list' | 'stand_in_pointed' | 'number_said';

/** A reaction; text isn't possible. `wave` swings your lantern while the table waits for a game. */
export type ReactionKind = 'joy' | 'laugh' | 'wonder' | 'love' | 'oops' | 'cheer' | 'wave';

/** What linked a word and a picture. */
export type Link =
  | 'tags'
  | 'scene'
  | 'common'
  | 'looks'
  | 'fondness'
  | 'memory'
  | 'others'
  | 'apart'
  | 'both'
  | 'heart'
  | 'taste'
  | 'unknown';

/** What a tag says of a picture: what is in it (a noun), or how it feels (mostly an adjective). */
export type TagKind = 'thing' | 'mood';

/** The kinds of steps in an album. */
export type StepKind = 'deal' | 'word' | 'marked' | 'announced' | 'pointed' | 'scored' | 'over';

/** The kinds of players in a sky's round. */
export type Company = 'you' | 'person' | 'bot';

/** The reasons why a round can't be guessed. */
export type Closed = 'slates' | 'pictures' | 'word';

/** Every refusal the rules know. */
export type RulesCode =
  | 'E_PHASE'
  | 'E_SEAT'
  | 'E_PLAYER_COUNT'
  | 'E_COLOUR'
  | 'E_DECK'
  | 'E_WORDS'
  | 'E_NOT_FIRST_SCOUT'
  | 'E_ALREADY_SWAPPED'
  | 'E_NO_OTHER_WORD'
  | 'E_SWAP_TOO_LATE'
  | 'E_LOCKED'
  | 'E_CARD'
  | 'E_ALREADY_MARKED'
  | 'E_TOO_MANY'
  | 'E_NOT_MARKED'
  | 'E_TOO_FEW'
  | 'E_NOT_LOCKED'
  | 'E_STRICT_PENS'
  | 'E_ALREADY_ANNOUNCED'
  | 'E_WRONG_COUNT'
  | 'E_NOT_SCOUT'
  | 'E_ALREADY_POINTED';

/** Every refusal a table knows. */
export type TableCode =
  | 'E_NO_TABLE'
  | 'E_NAME'
  | 'E_LANGUAGE'
  | 'E_FULL'
  | 'E_COLOUR_TAKEN'
  | 'E_SYMBOL_TAKEN'
  | 'E_NOT_HOST'
  | 'E_NO_MEMBER'
  | 'E_NO_SEAT'
  | 'E_PROGRAM'
  | 'E_SEAT_TAKEN'
  | 'E_NOT_SEATED'
  | 'E_GAME_RUNNING'
  | 'E_NO_GAME'
  | 'E_BETWEEN_ROUNDS'
  | 'E_TOO_FEW_SEATS'
  | 'E_OPTION'
  | 'E_NOT_APPROVED'
  | 'E_TICKET'
  | 'E_SCREEN'
  | 'E_CODE'
  | 'E_CODE_CLOSED'
  | 'E_LIST'
  | 'E_MESSAGE'
  | 'E_RATE'
  | 'E_TABLE_RATE'
  | 'E_BUSY'
  | 'E_STORE'
  | 'E_NOT_OVER'
  | 'E_PICTURES'
  | 'E_OWN_WORDS'
  | 'E_LETTERS'
  | 'E_LINKS'
  | 'E_NO_LINK'
  | 'E_NOTIFICATIONS'
  | 'E_REACTION_TIME'
  | 'E_REACTION_RATE'
  | 'E_REACTIONS_OFF'
  | 'E_AUDIENCE'
  | 'E_AUDIENCE_LATE'
  | 'E_AUDIENCE_FULL'
  | 'E_SKY'
  | 'E_NO_GUESS'
  | 'E_SKY_DONE'
  | 'E_SKY_CHANGED'
  | 'E_SKY_ROUND'
  | 'E_CIRCLE'
  | 'E_CIRCLE_FULL'
  | 'E_CIRCLES';
