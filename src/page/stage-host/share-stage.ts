import type { Ask, Spot, Stage } from '../stage.ts';

/** One stage for several users: each gets a stage of its own to listen on; what happens is told to the one that asked last. */
export function shareStage(stage: Stage): () => Stage {
  let user: Stage | undefined;
  stage.onPointer = (inside) => user?.onPointer(inside);
  stage.onClose = () => user?.onClose();
  return () => {
    const own: Stage = {
      onPointer: () => {},
      onClose: () => {},
      get open() {
        return stage.open;
      },
      warm: () => stage.warm(),
      show(ask: Ask, spot: Spot) {
        // The card of another user gives way: its user learns that it is closed.
        if (user && user !== own && stage.open) user.onClose();
        user = own;
        stage.show(ask, spot);
      },
      hide: () => (user === own ? stage.hide() : undefined),
      focus: () => stage.focus(),
      owns: (target) => stage.owns(target),
      remove: () => stage.remove(),
    };
    return own;
  };
}
