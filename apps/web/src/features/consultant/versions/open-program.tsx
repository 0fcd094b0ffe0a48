import { Link } from "@tanstack/react-router";
import { Button, type ButtonProps } from "@throughline/ui/button";
import { selectProgram } from "../../../workspace/program/selected-program.ts";

type OpenProgramProps = Pick<ButtonProps, "size" | "variant"> & {
	programId: string;
	children: string;
	/** Which version's program, where several stand beside each other. */
	of?: string;
};

/** Makes a version's program the selected one and goes to it. */
export function OpenProgram({ programId, children, of, ...look }: OpenProgramProps) {
	return (
		<Button asChild {...look}>
			<Link to="/" search={{}} onClick={() => selectProgram(programId)}>
				{children}
				{of && (
					<>
						{" "}
						<span className="sr-only">{`of ${of}`}</span>
					</>
				)}
			</Link>
		</Button>
	);
}
