import { trashDays } from "@throughline/domain/history/trashed-object";

/** How long a deletion can be taken back: for whoever is asked whether they mean it. */
export const undoWords = `You can undo this for ten seconds, or from the trash for ${trashDays} days.`;
