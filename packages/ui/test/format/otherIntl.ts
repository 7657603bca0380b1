// What `format` prints is up to each browser. This one prints the languages whose days look like the wire's as others
// do: with ICU 72, Canadian days are 11/28/2026.
const likeTheWire = /^(?:en-CA|fr-CA|sv|lt)/;

Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  construct: (Target, [language, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Target(typeof language === 'string' && likeTheWire.test(language) ? 'en-US' : language, options),
});
