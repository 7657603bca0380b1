export default {
  test: { include: ['test.jsx'], environment: 'jsdom', server: { deps: { inline: ['@switchboard/ui'] } } },
};
