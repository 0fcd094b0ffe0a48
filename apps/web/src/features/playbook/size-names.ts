import type { PlaybookSize } from "@throughline/domain/playbook/playbook";

export const sizeNames: Record<PlaybookSize, string> = { S: "Small", M: "Medium", L: "Large" };
