/** What is said of cards that made room for another, in English. */
export const roomEnglish = {
  madeRoom: 'Three cards stay at most: “{name}” made room.',
  madeRoomPanel: '“{name}” is in the side panel now.',
  showHere: 'Show it here',
  openPanel: 'Open the side panel',
  openWindow: 'Open it in a window',
};

export type RoomMessages = Readonly<Record<keyof typeof roomEnglish, string>>;
