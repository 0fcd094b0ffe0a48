import { readPlaybook } from "@throughline/consultant/playbooks/read-playbook";
import { shippedPlaybooks } from "@throughline/consultant/playbooks/shipped-playbooks";
import { writePlaybook } from "@throughline/consultant/playbooks/write-playbook";
import type { PlaybookFiles } from "../src/ports/playbook-files.ts";

/** The product's own files, read in this very thread. */
export const playbookFiles: PlaybookFiles = {
	shipped: async () => shippedPlaybooks(),
	read: async (source) => readPlaybook(source),
	write: async (playbook) => writePlaybook(playbook),
};
