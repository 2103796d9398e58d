/**
 * Words in names of the game that English (or history, or another book) has as well, though films never say them: no name
 * is coined for one of these. Derived forms and British spellings are found by `name-shape.ts`.
 */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `abhorrence ablative abominant adaptivity alacritous angelis annihilator archaeopter artificer auspex auspice automata
  auxilia beastmen biologis canticle castellum castigator celerity centura chrono circlet clade cogitate cogitator
  consecrate contemptor cornucopia countercharge counterfire cultist cyber cybernetica daemonic deathless denunciation
  destrier detestation dialogus dogmata dominus dyad empyric entropic evanescent eversor examplar excruciation exigence
  fiefdom foetid fusilier fusillade genetor gladius glaive guileful gunwagon harmonisation heretic hierophant hippogriff
  hospitaller ignis illuminor imperialis impedance impulsor inceptor infernus inquisitorial insectile jetbike jetfighter
  judicant judicium kaleidoscopic kommando korps krieg kult leonine lictor lockdown lucius magnificat magnus magos
  malignance maniple mechanicum mechanicus metamorph miasmic murmuration mutagenic naturalise necromantic nexos oathbound
  obdurance obliterator optimise oracular outflank outrider penitent periapt phantasmal phobos piledriver precentor
  presage primaris prioritise progenitor psychophage psyker quantum questor rampager raptorial ratling reductus repentia
  resurgent retributor revenant sanguinary sicarian sinuous spearpoint suboptimal suffusion sulphur susurrus talos taser
  tempestus terminus tesseract titus translocation ultra umbral untrammelled ursula vehemence vigilator virulence
  warband warded warpack weaponise wraith`
    .split(/\s+/)
    .filter(Boolean),
);
