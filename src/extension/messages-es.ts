import type { PageMessages } from './messages.ts';

/** Spanish. */
export const messages: PageMessages = {
  title: 'Auspex: reglas de esta página',
  on: 'Activado',
  onSite: 'Activado en este sitio',
  edition: 'Edición',
  asPage: 'Como la página',
  tenth: '10.ª',
  eleventh: '11.ª',
  thisPage: 'esta página: {edition}',
  foundHere: 'regla encontrada aquí|reglas encontradas aquí',
  mentions: '{n} mención|{n} menciones',
  onPage: '{n} regla en esta página|{n} reglas en esta página',
  madeRoom: 'Dejó sitio en la página',
  options: 'Opciones',
  beside: 'Junto a la página',
  keys: 'Teclas: {next} regla siguiente, {previous} anterior, {open} abre la tarjeta.',
  'state-asking': 'Leyendo la página …',
  'state-marking':
    'No se encontró ninguna regla en esta página. Selecciona una palabra y elige «Consultar», o busca abajo.',
  'state-off': 'Auspex está desactivado aquí.',
  'state-embed': 'Este sitio explica sus reglas por sí mismo, así que Auspex no interviene.',
  'state-problem':
    'No se pudieron cargar las reglas: la lista de nombres de reglas está dañada. Vuelve a instalar Auspex.',
  'state-unreachable': 'Auspex no puede leer esta página. Recárgala si ya estaba abierta antes de instalar Auspex.',
  packUnreadable: 'No se puede leer el paquete de reglas {pack} ({why}). Vuelve a instalar Auspex.',
};
