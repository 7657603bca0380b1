import { codeOnly, find, productIn, stripComments, type Detect } from './sources.ts';

const verb =
  /(?:select\s[^'"`]*\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from|create\s+(?:table|index)|alter\s+table|drop\s+table)/i
    .source;
const secret = /(?:password|passphrase|secret|credentials?|apiKey|api_key|accessToken|bearer|authorization|privateKey)/i
  .source;

/** Code without the demo sign-in, which the server prints at its start and anybody may know. */
const withoutDemo = (text: string): string => codeOnly(text).replaceAll(/\bdemoCredentials\.\w+/g, '');

/** Reports SQL joined from strings, and credentials in log lines or error messages, in the server. */
export const server: Detect = (files) => {
  const product = productIn(files, 'packages/api-server/src');
  const redacts = product.some(({ text }) => /\bredact:/.test(codeOnly(text)));
  return [
    ...find(
      product,
      [
        /\bsql\.raw\s*\(/,
        new RegExp(`(?<!\\bsql(?:<[^\`]*>)?)\`[^\`]*\\b${verb}[^\`]*\\$\\{`, 'i'),
        new RegExp(`(['"])[^'"\\n]*\\b${verb}[^'"\\n]*\\1\\s*\\+`, 'i'),
        new RegExp(`\\+\\s*(['"])[^'"\\n]*\\b(?:where|values|set|from)\\b[^'"\\n]*\\1`, 'i'),
        /\.(?:exec|prepare)\s*\(\s*`[^`]*\$\{/,
      ],
      stripComments,
    ),
    ...find(
      product,
      [
        new RegExp(
          `\\b(?:log|logger|console)\\.(?:trace|debug|info|log|warn|error|fatal)\\([^;]*?\\b\\w*${secret}\\w*(?=[\\s,})\\]:])`,
          'i',
        ),
        new RegExp(`\\bnew \\w*Error\\([^;]*?\\$\\{[^}]*${secret}[^}]*\\}`, 'i'),
      ],
      withoutDemo,
    ),
    ...product
      .filter(({ text }) => !redacts && /\b[Ff]astify\(\s*\{[^;]*\blogger\b/.test(codeOnly(text)))
      .map(({ path }) => `${path}: a logger without redact`),
  ];
};
