import type { Program } from "@throughline/domain/program";
import type { ComboboxOption } from "@throughline/ui/option-list";
import { usePinnedPrograms, useRecentPrograms } from "../../workspace/program/selected-program.ts";

/** The programs to choose from, as the selector lists them: pinned ones first, then those chosen last. */
export function useProgramOptions(programs: readonly Program[]): ComboboxOption[] {
	const recent = useRecentPrograms();
	const { pinned } = usePinnedPrograms();
	return optionsOf(programs, pinned, recent);
}

/** From so many programs on, those chosen last come before the others; pinned ones always do. */
const manyPrograms = 8;

function optionsOf(
	programs: readonly Program[],
	pinned: readonly string[],
	recent: readonly string[],
): ComboboxOption[] {
	const option = ({ id, name }: Program) => ({ value: id, label: name });
	const withIds = (ids: readonly string[]) =>
		ids.flatMap((id) => programs.find((program) => program.id === id) ?? []);
	const first = withIds(pinned);
	const last =
		programs.length < manyPrograms ? [] : withIds(recent).filter((program) => !first.includes(program));
	if (first.length + last.length === 0) return programs.map(option);
	const others = programs.filter((program) => !first.includes(program) && !last.includes(program));
	return [
		...first.map((program) => ({ ...option(program), group: "Pinned" })),
		...last.map((program) => ({ ...option(program), group: "Recent" })),
		...others.map((program) => ({ ...option(program), group: "All others" })),
	];
}
