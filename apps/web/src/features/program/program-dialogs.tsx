import { useNavigate } from "@tanstack/react-router";
import type { Program } from "@throughline/domain/program";
import { preloadPart } from "@throughline/ui/fetch-part";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { followNewProgram } from "./follow-new-program.ts";

const load = () => import("./program-dialog.tsx");
const ProgramDialog = lazyPart(load, "ProgramDialog");

/** Fetches the form's code ahead of the press that needs it. */
export const preloadProgramDialogs = () => preloadPart(load);

type ProgramDialogsProps = {
	programs: Program[];
	/** Whose form is open: a program's id, or `new`; the address says it. */
	form: string | undefined;
	onClose: () => void;
	/** The address asks for a program that is not there. */
	onMissing: () => void;
	/** A program has been completed: what was learned from it is asked. */
	onCompleted: (program: Program) => void;
};

/** The form that the address asks for, if it is there. */
export function ProgramDialogs({ programs, form, onClose, onMissing, onCompleted }: ProgramDialogsProps) {
	const navigate = useNavigate();
	const program = useProgramOnce(programs, form);
	const missing = form !== undefined && form !== "new" && !program;
	useEffect(() => {
		if (missing) onMissing();
	}, [missing, onMissing]);
	if (!program && form !== "new") return null;
	return (
		<Suspense>
			<ProgramDialog
				key={form}
				program={program}
				onClose={onClose}
				onCompleted={onCompleted}
				onCreated={(created) => followNewProgram(created, navigate)}
			/>
		</Suspense>
	);
}

/** The program of a form for as long as the form is open, also when somebody else deletes it meanwhile. */
function useProgramOnce(programs: Program[], id: string | undefined): Program | null {
	const [kept, setKept] = useState<Program | null>(null);
	const current = programs.find((program) => program.id === id);
	if (current && current.id !== kept?.id) setKept(current);
	return current ?? (kept?.id === id ? kept : null);
}
