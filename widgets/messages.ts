/**
 * Every string of the interface, one row per message: English, German, French, Spanish.
 *
 * Names and texts of rules are never translated here: they are data. `{…}` is filled by `fill`.
 */
const table = {
  // card
  any: ['Any phase', 'Jede Phase', 'Toute phase', 'Cualquier fase'],
  askAbout: ['{name}: read the rule', '{name}: Regel lesen', '{name} : lire la règle', '{name}: leer la regla'],
  changed: ['Changed {date}', 'Geändert {date}', 'Modifié {date}', 'Cambió {date}'],
  before: ['It said before:', 'Vorher galt:', 'Avant :', 'Antes decía:'],
  provisional: ['provisional', 'vorläufig', 'provisoire', 'provisional'],
  provisionalWhy: [
    'Taken from a preview; may still change.',
    'Aus einer Vorschau; kann sich noch ändern.',
    'Tiré d’un aperçu ; peut encore changer.',
    'De un avance; aún puede cambiar.',
  ],
  alsoCalled: ['Also called', 'Auch genannt', 'Aussi appelé', 'También llamado'],
  editionShort10: ['10th', '10.', '10e', '10.ª'],
  editionShort11: ['11th', '11.', '11e', '11.ª'],
  edition10: ['10th edition', '10. Edition', '10e édition', '10.ª edición'],
  edition11: ['11th edition', '11. Edition', '11e édition', '11.ª edición'],
  source: ['Source', 'Quelle', 'Source', 'Fuente'],
  dataOf: ['as of {date}', 'Stand {date}', 'au {date}', 'a {date}'],
  points: ['{n} pts', '{n} Pkt.', '{n} pts', '{n} pts'],
  pointsFor: [
    '{cost} pts · {n} models',
    '{cost} Pkt. · {n} Modelle',
    '{cost} pts · {n} figurines',
    '{cost} pts · {n} miniaturas',
  ],
  pointsForOne: [
    '{cost} pts · 1 model',
    '{cost} Pkt. · 1 Modell',
    '{cost} pts · 1 figurine',
    '{cost} pts · 1 miniatura',
  ],
  // kinds
  'weapon-ability': ['Weapon ability', 'Waffenfähigkeit', 'Aptitude d’arme', 'Habilidad de arma'],
  'core-ability': ['Core ability', 'Grundfähigkeit', 'Aptitude de base', 'Habilidad básica'],
  'core-stratagem': ['Core stratagem', 'Grund-Stratagem', 'Stratagème de base', 'Estratagema básica'],
  'core-concept': ['Core concept', 'Grundregel', 'Règle de base', 'Concepto básico'],
  'faction-rule': ['Army rule', 'Armeeregel', 'Règle d’armée', 'Regla de ejército'],
  'detachment-rule': ['Detachment rule', 'Kontingentregel', 'Règle de détachement', 'Regla de destacamento'],
  'detachment-stratagem': ['Stratagem', 'Stratagem', 'Stratagème', 'Estratagema'],
  'boarding-actions': ['Boarding Actions', 'Boarding Actions', 'Boarding Actions', 'Boarding Actions'],
  enhancement: ['Enhancement', 'Verbesserung', 'Optimisation', 'Mejora'],
  datasheet: ['Datasheet', 'Datenblatt', 'Fiche technique', 'Hoja de datos'],
  'datasheet-ability': ['Ability of {name}', 'Fähigkeit von {name}', 'Aptitude de {name}', 'Habilidad de {name}'],
  phase: ['Phase', 'Phase', 'Phase', 'Fase'],
  keyword: ['Keyword', 'Schlüsselwort', 'Mot-clé', 'Palabra clave'],
  notation: ['Notation', 'Schreibweise', 'Notation', 'Notación'],
  // stratagem
  phases: ['Used in', 'Einsatz in', 'S’utilise en', 'Se usa en'],
  command: ['Command', 'Befehl', 'Ordre', 'Mando'],
  movement: ['Movement', 'Bewegung', 'Mouvement', 'Movimiento'],
  shooting: ['Shooting', 'Schießen', 'Tir', 'Disparo'],
  charge: ['Charge', 'Angriff', 'Charge', 'Carga'],
  fight: ['Fight', 'Nahkampf', 'Combat', 'Combate'],
  other: ['Another time', 'Anderer Zeitpunkt', 'Autre moment', 'Otro momento'],
  your: ['your turn', 'eigener Zug', 'votre tour', 'tu turno'],
  opponent: ['opponent’s turn', 'gegnerischer Zug', 'tour adverse', 'turno del rival'],
  either: ['either turn', 'jeder Zug', 'tout tour', 'cualquier turno'],
  when: ['When', 'Wann', 'Quand', 'Cuándo'],
  target: ['Target', 'Ziel', 'Cible', 'Objetivo'],
  effect: ['Effect', 'Effekt', 'Effet', 'Efecto'],
  limits: ['Limits', 'Grenzen', 'Limites', 'Límites'],
  commandPoints: ['{n} command points', '{n} Befehlspunkte', '{n} points de commandement', '{n} puntos de mando'],
  commandPoint: ['1 command point', '1 Befehlspunkt', '1 point de commandement', '1 punto de mando'],
  // datasheet
  profile: ['Profile', 'Profil', 'Profil', 'Perfil'],
  ranged: ['Ranged weapons', 'Fernkampf', 'Armes de tir', 'Armas de disparo'],
  melee: ['Melee weapons', 'Nahkampfwaffen', 'Armes de mêlée', 'Armas de combate'],
  range: ['Range', 'Reichw.', 'Portée', 'Alcance'],
  odds: ['Odds', 'Chancen', 'Chances', 'Probab.'],
  oddsOf: ['Odds of {name}', 'Chancen: {name}', 'Chances : {name}', 'Probabilidades: {name}'],
  invulnerable: ['Invulnerable save', 'Rettungswurf', 'Sauvegarde invulnérable', 'Salvación invulnerable'],
  abilities: ['Abilities', 'Fähigkeiten', 'Aptitudes', 'Habilidades'],
  coreAbilities: ['Core', 'Grund', 'Base', 'Básicas'],
  factionAbilities: ['Faction', 'Fraktion', 'Faction', 'Facción'],
  composition: ['Unit', 'Einheit', 'Unité', 'Unidad'],
  options: ['Options', 'Optionen', 'Options', 'Opciones'],
  loadout: ['Equipped with', 'Ausrüstung', 'Équipement', 'Equipo'],
  pointsCosts: ['Points', 'Punkte', 'Points', 'Puntos'],
  models: ['models', 'Modelle', 'figurines', 'miniaturas'],
  cost: ['cost', 'Kosten', 'coût', 'coste'],
  keywords: ['Keywords', 'Schlüsselwörter', 'Mots-clés', 'Palabras clave'],
  leads: ['Leads', 'Führt an', 'Dirige', 'Lidera'],
  ledBy: ['Led by', 'Angeführt von', 'Dirigé par', 'Liderada por'],
  // chooser, editions, compare
  sameName: ['Same name', 'Gleicher Name', 'Même nom', 'Mismo nombre'],
  whichOne: ['Which {name}?', 'Welches {name}?', 'Quel {name} ?', '¿Qué {name}?'],
  editions: ['Edition', 'Edition', 'Édition', 'Edición'],
  compare: ['compare', 'vergleichen', 'comparer', 'comparar'],
  same: [
    'Same words in both editions.',
    'Gleich in beiden Editionen.',
    'Identique dans les deux éditions.',
    'Igual en ambas ediciones.',
  ],
  onlyIn: ['Only in {edition}', 'Nur in {edition}', 'Seulement en {edition}', 'Solo en {edition}'],
  gone: ['only in the older', 'nur in der älteren', 'seulement l’ancienne', 'solo en la anterior'],
  added: ['only in the newer', 'nur in der neueren', 'seulement la nouvelle', 'solo en la nueva'],
  // popover
  rule: ['Rule', 'Regel', 'Règle', 'Regla'],
  back: ['Back to {name}', 'Zurück zu {name}', 'Retour à {name}', 'Volver a {name}'],
  trail: ['Path', 'Pfad', 'Chemin', 'Ruta'],
  pin: ['Pin', 'Anheften', 'Épingler', 'Fijar'],
  unpin: ['Unpin', 'Lösen', 'Détacher', 'Soltar'],
  copy: ['Copy', 'Kopieren', 'Copier', 'Copiar'],
  copied: ['Copied', 'Kopiert', 'Copié', 'Copiado'],
  copyPlain: ['Plain text', 'Nur Text', 'Texte brut', 'Texto simple'],
  copyMarkdown: [
    'Markdown (Reddit, Discord)',
    'Markdown (Reddit, Discord)',
    'Markdown (Reddit, Discord)',
    'Markdown (Reddit, Discord)',
  ],
  copyBbcode: ['BBCode (forums)', 'BBCode (Foren)', 'BBCode (forums)', 'BBCode (foros)'],
  close: ['Close', 'Schließen', 'Fermer', 'Cerrar'],
  move: ['Move the card', 'Karte bewegen', 'Déplacer la carte', 'Mover la tarjeta'],
  notARule: ['not a rule here', 'hier keine Regel', 'pas une règle ici', 'aquí no es regla'],
  thanks: [
    'Noted. It will stay unmarked here.',
    'Notiert. Bleibt hier unmarkiert.',
    'Noté. Ne sera plus marqué ici.',
    'Anotado. Aquí no se marcará.',
  ],
  loading: ['Looking it up …', 'Wird nachgeschlagen …', 'Recherche …', 'Buscando …'],
  missing: ['Not in your packs', 'Nicht in deinen Paketen', 'Absent de vos packs', 'No está en tus packs'],
  missingHow: [
    'No installed pack holds “{name}”. Import a data file that has it in the options, or search under another name.',
    'Kein installiertes Paket enthält „{name}“. Importiere in den Optionen eine Datei, die es enthält, oder suche unter anderem Namen.',
    'Aucun pack installé ne contient « {name} ». Importez dans les options un fichier qui le contient, ou cherchez un autre nom.',
    'Ningún pack instalado contiene «{name}». Importa en las opciones un archivo que lo tenga, o busca otro nombre.',
  ],
  failed: [
    'The rule could not be read. Try again.',
    'Die Regel konnte nicht gelesen werden. Versuche es noch einmal.',
    'La règle n’a pas pu être lue. Réessayez.',
    'No se pudo leer la regla. Inténtalo de nuevo.',
  ],
  again: ['Try again', 'Noch einmal', 'Réessayer', 'Reintentar'],
  opened: ['{name}, {kind}', '{name}, {kind}', '{name}, {kind}', '{name}, {kind}'],
  // search
  search: ['Search rules', 'Regeln suchen', 'Chercher une règle', 'Buscar reglas'],
  searchHint: ['Name, slang or value', 'Name, Kürzel oder Wert', 'Nom, argot ou valeur', 'Nombre, jerga o valor'],
  results: ['{n} rules found', '{n} Regeln gefunden', '{n} règles trouvées', '{n} reglas encontradas'],
  noResults: [
    'No rule called “{name}”',
    'Keine Regel namens „{name}“',
    'Aucune règle nommée « {name} »',
    'Ninguna regla llamada «{name}»',
  ],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type MessageName = keyof typeof table;
export type Messages = Readonly<Record<MessageName, string>>;

const columns = ['en', 'de', 'fr', 'es'] as const;
const made = new Map<number, Messages>();

/** The language that answers for a locale ("de-AT" → "de"); English where we have none. */
export function languageOf(locale = navigator.language): (typeof columns)[number] {
  return columns.find((column) => column === locale.slice(0, 2).toLowerCase()) ?? 'en';
}

/** All messages in one language, chosen by a locale or the browser's. */
export function messagesFor(locale?: string): Messages {
  const column = columns.indexOf(languageOf(locale));
  const known = made.get(column);
  if (known) return known;
  const rows = Object.entries(table).map(([name, row]) => [name, row[column] ?? row[0]]);
  const messages = Object.fromEntries(rows) as Messages;
  made.set(column, messages);
  return messages;
}

/** A message with its `{…}` filled; a name without a value stays as it is. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** A date of the data ("2026-05-20", "2025-06" or "2025") as the locale writes it, in its own precision. */
export function dateText(date: string, locale?: string): string {
  const [year, month, day] = date.split('-').map(Number);
  if (!year || Number.isNaN(year)) return date;
  const at = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  if (Number.isNaN(at.getTime())) return date;
  const shape: Intl.DateTimeFormatOptions = { timeZone: 'UTC', year: 'numeric' };
  if (month) shape.month = day ? 'short' : 'long';
  if (day) shape.day = 'numeric';
  return new Intl.DateTimeFormat(locale, shape).format(at);
}
