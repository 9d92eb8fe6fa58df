/** Prints what the page shows of rounds of the lesson: a list of moves comes in, a list of steps goes out. For the tests. */
import { readFileSync } from 'node:fs';
import { stepOf, type LessonData, type Moves } from '../src/lib/learn/round.ts';

const [moves] = process.argv.slice(2);
const data = JSON.parse(readFileSync('src/lib/learn/lesson.json', 'utf8')) as LessonData;
const asked = JSON.parse(readFileSync(moves!, 'utf8')) as Moves[];
console.log(JSON.stringify(asked.map((each) => stepOf(data, each))));
