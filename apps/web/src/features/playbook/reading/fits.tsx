import type { Playbook } from "@throughline/domain/playbook/playbook";
import { useContext } from "react";
import { ReadingLanguage } from "./in-language.tsx";
import { Section } from "./section.tsx";

/** The words by which a text of this kind is recognised, in the reader's language or else in every one. */
export function Fits({ fits }: Pick<Playbook, "fits">) {
	const language = useContext(ReadingLanguage);
	const words = fits[language] ?? Object.values(fits).flat();
	return (
		<Section id="fits">
			<p className="max-w-[90ch] text-pretty break-words text-body text-ink-muted">{words.join(", ")}</p>
		</Section>
	);
}
