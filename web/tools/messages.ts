/** Fails when the page has a message that nothing in it can name. Part of ./dev check. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte2tsx } from 'svelte2tsx';
import ts from 'typescript';

const SHIMS = ['svelte-shims-v4.d.ts', 'svelte-jsx-v4.d.ts'].map((name) => `node_modules/svelte2tsx/${name}`);

/** The component behind a file that TypeScript asks for when it meets `import X from './X.svelte'`. */
function componentOf(path: string): string | null {
  const component = path.replace(/\.ts$/, '');
  return component.endsWith('.svelte') && !existsSync(path) && existsSync(component) ? component : null;
}

/** The whole page as TypeScript sees it: components are translated on the way. */
function programOfPage(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => componentOf(path) !== null || fileExists(path);
  const translated = (path: string) => {
    const component = componentOf(path);
    return component === null
      ? readFile(path)
      : svelte2tsx(readFileSync(component, 'utf8'), { filename: component, isTsFile: true, mode: 'ts' }).code;
  };
  host.readFile = translated;
  host.getSourceFile = (path, how, ...rest) =>
    componentOf(path) === null
      ? getSourceFile(path, how, ...rest)
      : ts.createSourceFile(path, translated(path)!, how, true);
  const files = globSync('src/**/*.{ts,svelte}')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => (path.endsWith('.svelte') ? `${path}.ts` : path));
  return ts.createProgram(
    [...files, ...SHIMS].map((path) => resolve(path)),
    options,
    host,
  );
}

/** Texts that the page's code names: literals, and templates with all that their types allow. */
function* textsNamed(program: ts.Program): Generator<string> {
  const checker = program.getTypeChecker();
  function* within(node: ts.Node): Generator<string> {
    if (ts.isStringLiteralLike(node)) yield node.text;
    else if (ts.isTemplateExpression(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const each of type.isUnion() ? type.types : [type]) if (each.isStringLiteral()) yield each.value;
    }
    const parts: ts.Node[] = [];
    ts.forEachChild(node, (child) => void parts.push(child));
    for (const part of parts) yield* within(part);
  }
  for (const file of program.getSourceFiles()) {
    if (!/node_modules|\/i18n\/messages\.ts$/.test(file.fileName)) yield* within(file);
  }
}

const source = readFileSync('src/lib/i18n/messages.ts', 'utf8');
const ids = [...source.matchAll(/^ {2}'([\w-]+)':/gm)].map(([, id]) => id!);
const named = new Set(textsNamed(programOfPage()));
const unused = ids.filter((id) => !named.has(id));
for (const id of unused) console.log(`locales: nothing uses the message ${id}`);
process.exitCode = ids.length === 0 || unused.length > 0 ? 1 : 0;
