import type { Plugin } from 'vite';
import { appliedAtLeastOnce, replaceExactly } from './replace-exactly.ts';

const NAME = 'fieldmark:content-script-wrapper';

/**
 * WXT catches what a content script throws, logs it in development, and throws it again. In a build
 * for people the empty rest of that weighs 100 bytes (gzipped) in every frame.
 */
export function contentScriptWrapper(): Plugin {
  const applied = appliedAtLeastOnce(NAME);
  return {
    name: NAME,
    apply: 'build',
    transform: {
      filter: { id: /content-script-isolated-world-entrypoint/ },
      handler: (code) => {
        const open = replaceExactly(NAME, code, 'try {', '{', 1);
        const whole = replaceExactly(
          NAME,
          open,
          /catch \(err\) \{[^}]*\}[^}]*throw err;\s*\}/,
          '',
          1,
        );
        applied.note();
        return { code: whole, map: null };
      },
    },
    buildEnd: (error) => {
      if (!error) applied.check();
    },
  };
}
