import type { useNavigate } from "@tanstack/react-router";
import type { Program } from "@throughline/domain/program";
import { toast } from "@throughline/ui/toast";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { selectProgram } from "../../workspace/program/selected-program.ts";

/** A program that was just made is the selected one; a message leads to it. */
export function followNewProgram({ id }: Program, navigate: ReturnType<typeof useNavigate>): void {
	void whenRefreshed().then(() => selectProgram(id));
	toast({
		title: "Program created successfully",
		duration: 5000,
		action: { label: "Open", onAction: () => void navigate({ to: "/", search: { program: id } }) },
	});
}
