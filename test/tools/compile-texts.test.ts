import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('gives Node scripts the same texts as the extension', () => {
  const script = `import { checkValue } from './lib/check/index.ts'; import { shown } from './lib/texts/shown.ts'; console.log(shown(checkValue('bic', '').headline))`;
  const hook = './test/tools/compile-texts.ts';
  const headline = execFileSync(
    process.execPath,
    ['--import', hook, '--input-type=module', '-e', script],
    {
      encoding: 'utf8',
    },
  );
  expect(headline.trim()).toMatch(/^\w[^{}]+\.$/);
});
