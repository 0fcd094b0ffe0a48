import { Spinner } from "@throughline/ui/spinner";

/** While it is not yet known who is signed in. */
export function WaitScreen() {
	return (
		<div className="flex min-h-dvh items-center justify-center text-ink-faint">
			<Spinner size={28} label="Loading" />
		</div>
	);
}

/** While the code of a screen arrives, inside the shell. */
export function WaitContent() {
	return (
		<div className="flex min-h-64 items-center justify-center text-ink-faint">
			<Spinner size={24} label="Loading" />
		</div>
	);
}
