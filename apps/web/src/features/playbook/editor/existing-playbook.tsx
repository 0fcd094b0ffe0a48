import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";

type ExistingPlaybookProps = {
	id: string;
	version: number | null;
	isPending: boolean;
	onReplace: (existing: { id: string; version: number | null }) => void;
};

/** The id of a new playbook is taken: it may replace the other one, or get another id. */
export function ExistingPlaybook({ id, version, isPending, onReplace }: ExistingPlaybookProps) {
	return (
		<Callout
			tone="warning"
			role="alert"
			title={`There is a playbook with the id “${id}” already`}
			action={
				<Button size="sm" loading={isPending} onClick={() => onReplace({ id, version })}>
					Replace it
				</Button>
			}
		>
			Change the id of this one, or replace the playbook that is there.
		</Callout>
	);
}
