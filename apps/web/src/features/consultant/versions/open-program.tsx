import { Link } from "@tanstack/react-router";
import { Button, type ButtonProps } from "@throughline/ui/button";

type OpenProgramProps = Pick<ButtonProps, "size" | "variant"> & {
	programId: string;
	children: string;
	/** Which version's program, where several stand beside each other. */
	of?: string;
};

/** Goes to a version's program. */
export function OpenProgram({ programId, children, of, ...look }: OpenProgramProps) {
	return (
		<Button asChild {...look}>
			<Link to="/" search={{ program: programId }}>
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
