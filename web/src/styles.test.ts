// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** The styles of a component, or a style sheet; without comments. */
function stylesOf(path: string): string {
  const source = read(path);
  const styles = path.endsWith('.svelte') ? (/<style>(.*)<\/style>/s.exec(source)?.[1] ?? '') : source;
  return styles.replace(/\/\*.*?\*\//gs, '');
}

/** A component without its styles, or a script: what may colour a drawing from there. */
function codeOf(path: string): string {
  return read(path).replace(/<style>.*<\/style>/s, '');
}

const TOKENS = 'src/tokens.css';
const BREAKPOINTS = 'src/breakpoints.css';
const components = globSync('src/**/*.svelte');
const scripts = globSync('src/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
const sheets = [...components, ...globSync('src/**/*.css')];

const FUNCTIONS = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const NAMED = new RegExp(
  `(?<![\\w-])(?:${(
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan dark\\w+ deeppink deepskyblue dim\\w+ ' +
    'dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray grey green ' +
    'greenyellow honeydew hotpink indianred indigo ivory khaki lavender\\w* lawngreen lemonchiffon light\\w+ lime ' +
    'limegreen linen magenta maroon medium\\w+ midnightblue mintcream mistyrose moccasin navajowhite navy oldlace ' +
    'olive olivedrab orange orangered orchid pale\\w+ papayawhip peachpuff peru pink plum powderblue purple ' +
    'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue ' +
    'slate\\w+ snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow ' +
    'yellowgreen'
  )
    .split(' ')
    .join('|')})(?![\\w-])`,
  'gi',
);

/** Raw colours in declarations; names of tokens, files and fonts are none. */
function rawColoursIn(styles: string): string[] {
  const values = [...styles.matchAll(/[\w-]+\s*:\s*([^;{}]+);/g)].map(([, value]) =>
    value!.replace(/var\(--[\w-]+|url\([^)]*\)|'[^']*'/g, ''),
  );
  return values.flatMap((value) => [...(value.match(FUNCTIONS) ?? []), ...(value.match(NAMED) ?? [])]);
}

describe('colours', () => {
  it.each(sheets.filter((path) => path !== TOKENS))('come from the tokens in %s', (path) => {
    expect(rawColoursIn(stylesOf(path))).toEqual([]);
  });

  it('of drawings and scripts come from there too', () => {
    const painted = /(?:fill|stroke|color)=["'](?!none|currentColor|\{)[^"']*["']|["'`]#[0-9a-f]{3,8}["'`]/gi;
    for (const path of [...components, ...scripts]) {
      expect(codeOf(path).match(painted) ?? [], path).toEqual([]);
    }
  });

  it('are all used', () => {
    const everything = [...sheets, ...scripts].map(read).join();
    const names = [...stylesOf(TOKENS).matchAll(/--([\w-]+):/g)].map(([, name]) => name!);
    // The colours of the seats are put together from their names.
    const used = (name: string) =>
      everything.includes(`var(--${name}`) ||
      new RegExp(`^(orange|pink|purple|green|blue|yellow)$`).test(name);
    expect(names.filter((name) => !used(name))).toEqual([]);
  });

  it('around the page are those of the night', () => {
    const [, deep] = /--night-deep: (#\w+)/.exec(read(TOKENS))!;
    expect(read('index.html')).toContain(`<meta name="theme-color" content="${deep}"`);
    const manifest = JSON.parse(read('public/manifest.webmanifest'));
    expect([manifest.theme_color, manifest.background_color]).toEqual([deep, deep]);
  });
});

describe('shared classes', () => {
  it('are all used', () => {
    const markup = components.map((path) => codeOf(path)).join();
    const names = [...stylesOf('src/layout.css').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!);
    expect([...new Set(names)].filter((name) => !new RegExp(`['" ]${name}['" ]`).test(markup))).toEqual([]);
  });

  it('say how fields look, once', () => {
    const fields = components.filter((path) =>
      /(?:input|textarea|select)[^{}]* \{[^}]*background: var\(--ground\)/.test(stylesOf(path)),
    );
    expect(fields).toEqual(['src/lib/ui/Switch.svelte']);
  });
});

describe('small print', () => {
  it.each(['xs', 's'])('has eleven pixels at least, however small the text around it: part-%s', (part) => {
    expect(read('src/app.css')).toMatch(new RegExp(`--part-${part}: max\\(0\\.6875rem, [\\d.]+em\\);`));
  });
});

describe('distances', () => {
  const steps = [...read('src/app.css').matchAll(/--space-\d: ([\d.]+)rem;/g)].map(([, rem]) => Number(rem));
  /** Less than a pixel beside a step isn't meant. */
  const close = (rem: number) => steps.some((step) => Math.abs(step - Math.abs(rem)) < 0.06);

  it.each(components)('have a step of the scale where there is one in %s', (path) => {
    const written = stylesOf(path).match(
      /(?<![\w-])(?:(?:row-|column-)?gap|padding[\w-]*|margin[\w-]*): [^;]+/g,
    );
    const lengths = (written ?? []).flatMap((line) => line.match(/(?<![\w.])-?[\d.]+rem/g) ?? []);
    expect(lengths.filter((rem) => close(parseFloat(rem)))).toEqual([]);
  });
});

describe('what is for ears alone', () => {
  it('is hidden in one way', () => {
    expect(sheets.filter((path) => /clip-path: inset\(50%\)|clip: rect/.test(stylesOf(path)))).toEqual([
      'src/app.css',
    ]);
  });
});

describe('lanterns in a lobby', () => {
  it('sway in few steps, not in every frame', () => {
    const endless = [
      ...stylesOf('src/lib/lobby/SeatLantern.svelte').matchAll(/animation: [^;]*infinite[^;]*;/g),
    ];
    expect(endless).not.toEqual([]);
    for (const [animation] of endless) expect(animation).toMatch(/ steps\([1-8]\) /);
  });
});

describe('breakpoints', () => {
  const names = [...read(BREAKPOINTS).matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name!);
  const queries = (path: string) =>
    [...stylesOf(path).matchAll(/@media ([^{]*)\{/g)].map(([, query]) => query!);

  it.each(sheets)('have names in %s', (path) => {
    for (const query of queries(path)) {
      expect(query, 'sizes belong in breakpoints.css').not.toMatch(/\d/);
      for (const [name] of query.matchAll(/--[\w-]+/g)) expect(names).toContain(name);
    }
  });

  it('are all used', () => {
    const used = sheets.flatMap(queries).join();
    expect(names.filter((name) => !used.includes(`(${name})`))).toEqual([]);
  });
});

describe('sides', () => {
  const PHYSICAL =
    /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear): (?:left|right)/g;
  /** The values of a declaration; a function is one of them. */
  const partsOf = (value: string) =>
    value.match(/[^\s(]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s()]+/g) ?? [];

  it.each(sheets)('follow the direction of reading in %s', (path) => {
    // The notch of a phone is where it is.
    const styles = stylesOf(path).replace(/safe-area-inset-(?:left|right)/g, 'safe-area');
    expect(styles.match(PHYSICAL) ?? []).toEqual([]);
    const uneven = [...styles.matchAll(/(?<![\w-])(?:margin|padding|inset): ([^;]+);/g)].filter(
      ([, value]) => {
        const [, right, , left] = partsOf(value!);
        return left !== undefined && left !== right;
      },
    );
    expect(uneven.map(([declaration]) => declaration)).toEqual([]);
  });
});

describe('components', () => {
  it.each(components)('style nothing of each other in %s', (path) => {
    expect(stylesOf(path)).not.toContain(':global');
  });
});

describe('letters and layers', () => {
  const valuesOf = (property: string, path: string) =>
    [...stylesOf(path).matchAll(new RegExp(`[^-\\w]${property}: ([^;]+);`, 'g'))].map(([, value]) => value!);
  /** Letters that fill a box are as large as it allows. */
  const fits =
    /^max\(var|--long-size|cqi|--letters|--unit|--word-size|--number-size|--fits|--tv-letter|\dv[wh]|\dpt/;

  it.each(components)('have sizes of the scale in %s', (path) => {
    const free = valuesOf('font-size', path).filter(
      (value) => !/^(var\(--(text|part|scene)-\w+\)|1em|inherit|0)$/.test(value) && !fits.test(value),
    );
    expect(free).toEqual([]);
  });

  it.each(components)('lie over each other by name in %s', (path) => {
    expect(valuesOf('z-index', path).filter((value) => !/^var\(--layer-\w+\)$/.test(value))).toEqual([]);
  });
});
