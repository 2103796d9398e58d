import type { PageMessages } from './messages.ts';

/** French. */
export const messages: PageMessages = {
  title: 'Auspex : règles de cette page',
  on: 'Activé',
  onSite: 'Activé sur ce site',
  edition: 'Édition',
  asPage: 'Comme la page',
  tenth: '10ᵉ',
  eleventh: '11ᵉ',
  thisPage: 'cette page : {edition}',
  foundHere: 'règle trouvée ici|règles trouvées ici',
  mentions: '{n} mention|{n} mentions',
  onPage: '{n} règle sur cette page|{n} règles sur cette page',
  madeRoom: 'A fait de la place sur la page',
  options: 'Options',
  beside: 'À côté de la page',
  keys: 'Touches : {next} règle suivante, {previous} précédente, {open} ouvre la carte.',
  'state-asking': 'Lecture de la page …',
  'state-marking':
    'Aucune règle trouvée sur cette page. Sélectionnez un mot et choisissez « Consulter », ou cherchez ci-dessous.',
  'state-off': 'Auspex est désactivé ici.',
  'state-embed': 'Ce site explique lui-même ses règles : Auspex ne s’en mêle pas.',
  'state-problem':
    'Les règles n’ont pas pu être chargées : la liste des noms de règles est endommagée. Réinstallez Auspex.',
  'state-unreachable':
    'Auspex ne peut pas lire cette page. Rechargez-la si elle était ouverte avant l’installation d’Auspex.',
  packUnreadable: 'Le paquet de règles {pack} ne peut pas être lu ({why}). Réinstallez Auspex.',
};
