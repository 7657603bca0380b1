import { codeOnly, find, productIn, stripComments, type Detect } from './sources.ts';

const verb = /(?:select\s[^'"`]*\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from|create\s+(?:table|index)|alter\s+table|drop\s+table)/i.source;
const secret = /(?:password|passphrase|secret|credentials?|apiKey|api_key|accessToken|bearer|authorization|privateKey)/i.source;

/** SQL joined from strings, and credentials on their way into a log line or an error message, in the server. */
export const server: Detect = (files) => {
  const product = productIn(files, 'packages/api-server/src');
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
    ...find(product, [
      new RegExp(`\\b(?:log|logger|console)\\.(?:trace|debug|info|log|warn|error|fatal)\\([^;]*?\\b\\w*${secret}\\w*(?=[\\s,})\\]:])`, 'i'),
      new RegExp(`\\bnew \\w*Error\\([^;]*?\\$\\{[^}]*${secret}[^}]*\\}`, 'i'),
    ]),
    ...product
      .filter(({ text }) => /\b[Ff]astify\(\s*\{[^;]*\blogger\b/.test(codeOnly(text)) && !/\bredact\b/.test(text))
      .map(({ path }) => `${path}: a logger without redact`),
  ];
};
