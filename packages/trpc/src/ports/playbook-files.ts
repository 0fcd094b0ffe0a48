import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { PlaybookReading } from "@throughline/domain/playbook/reading";

/** The playbooks that come with the product, and playbooks as YAML. */
export type PlaybookFiles = {
	/** By id. */
	shipped(): Promise<readonly Playbook[]>;
	/** Reads YAML of at most 1 MB. */
	read(source: string): Promise<PlaybookReading>;
	/** Writes YAML that `read` reads to the same data. */
	write(playbook: Playbook): Promise<string>;
};
