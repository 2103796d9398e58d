/** What the browser itself shows of the extension: in its manifest as `__MSG_name__`, and by name in the context menu and around a card. */
const english = {
  name: 'Auspex: Warhammer 40,000 rules on any page',
  description:
    'Point at a rule on any page: the card says what it does, in plain words, with the exact odds for the numbers in front of you.',
  action: 'Auspex: rules on this page',
  nextRule: 'Go to the next rule on the page',
  previousRule: 'Go to the previous rule on the page',
  openRule: 'Open the card of the rule you are at',
  lookUp: 'Look up “%s”',
  rule: 'Rule',
  inWindow: '%s: open in a window',
};

export type ManifestMessage = keyof typeof english;

/** By language; the build writes `_locales` of it. */
export const manifestMessages: Readonly<Record<'en' | 'de' | 'fr' | 'es', Readonly<Record<ManifestMessage, string>>>> =
  {
    en: english,
    de: {
      name: 'Auspex: Warhammer-40.000-Regeln auf jeder Seite',
      description:
        'Zeige auf eine Regel: Die Karte sagt in einfachen Worten, was sie tut, mit den exakten Chancen für die Zahlen auf der Seite.',
      action: 'Auspex: Regeln auf dieser Seite',
      nextRule: 'Zur nächsten Regel auf der Seite',
      previousRule: 'Zur vorigen Regel auf der Seite',
      openRule: 'Karte der aktuellen Regel öffnen',
      lookUp: '„%s“ nachschlagen',
      rule: 'Regel',
      inWindow: '%s: in einem Fenster öffnen',
    },
    fr: {
      name: 'Auspex : règles de Warhammer 40,000 partout',
      description:
        'Pointez une règle sur une page : la carte dit ce qu’elle fait, en mots simples, et les chances exactes pour vos chiffres.',
      action: 'Auspex : règles de cette page',
      nextRule: 'Aller à la règle suivante de la page',
      previousRule: 'Aller à la règle précédente de la page',
      openRule: 'Ouvrir la carte de la règle actuelle',
      lookUp: 'Consulter « %s »',
      rule: 'Règle',
      inWindow: '%s : ouvrir dans une fenêtre',
    },
    es: {
      name: 'Auspex: reglas de Warhammer 40,000 en la web',
      description:
        'Señala una regla en una página: la carta dice qué hace, con palabras sencillas, y las probabilidades exactas con tus números.',
      action: 'Auspex: reglas de esta página',
      nextRule: 'Ir a la regla siguiente de la página',
      previousRule: 'Ir a la regla anterior de la página',
      openRule: 'Abrir la carta de la regla actual',
      lookUp: 'Consultar «%s»',
      rule: 'Regla',
      inWindow: '%s: abrir en una ventana',
    },
  };
