import { Link } from "@tanstack/react-router";
import type { Person } from "@throughline/domain/account";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { EmptyState } from "@throughline/ui/empty-state";
import { toast } from "@throughline/ui/toast";
import { UserRoundX } from "lucide-react";
import { useState } from "react";
import { trpc, trpcClient } from "../../api/client.ts";
import { useAllowed, useUser } from "../../api/session/user.ts";
import { addToTeam, linkToMember } from "../../workspace/team/join-team.ts";
import { namesakesOf } from "../../workspace/team/namesakes.ts";
import { attempt } from "../../workspace/undo/attempt.ts";

const nobodysTasks = "Your account is not linked to a team member, so nobody's tasks are shown as yours.";
const howToLink = {
	link: `${nobodysTasks} Link it here, or choose another team member under Resources.`,
	ask: `${nobodysTasks} An Admin links it under Resources: the team member's Linked account.`,
};

/** Says that the account is no team member's, above what there is to do all the same. */
export function NotLinked() {
	const way = useAllowed("write") ? "link" : "ask";
	return <Callout action={<LinkButton />}>{howToLink[way]}</Callout>;
}

/** The same where there is nothing to do. */
export function NobodyLinked() {
	const way = useAllowed("write") ? "link" : "ask";
	return (
		<EmptyState
			icon={<UserRoundX size={20} />}
			level={2}
			title="No team member is linked"
			message={howToLink[way]}
			action={<LinkButton />}
		/>
	);
}

function LinkButton() {
	const user = useUser();
	const mayWrite = useAllowed("write");
	if (!mayWrite || user === null) return <AskButton />;
	return (
		<span className="flex flex-wrap justify-center gap-2">
			<OwnLinkButton person={user} />
			<Button variant="ghost" asChild>
				<Link to="/" search={{ view: "resources" }}>
					Open Resources
				</Link>
			</Button>
		</span>
	);
}

/** One press: the account becomes the team member of its name or address; where there is none, a new one. */
function OwnLinkButton({ person }: { person: Person }) {
	const team = trpc.resource.list.useQuery().data;
	const [pending, setPending] = useState(false);
	const namesakes = team ? namesakesOf(person, team) : [];
	// Where it could be several, an Editor says which.
	const namesake = namesakes.length === 1 ? namesakes[0] : undefined;
	const link = async () => {
		setPending(true);
		await attempt("Failed to link your account", () =>
			namesake ? linkToMember(person, namesake) : addToTeam(person),
		);
		setPending(false);
	};
	return (
		<Button variant="primary" loading={pending} disabled={!team} onClick={() => void link()}>
			{namesake ? `Link me to ${namesake.name}` : "Add me to the team"}
		</Button>
	);
}

function AskButton() {
	const [asked, setAsked] = useState(false);
	const [pending, setPending] = useState(false);
	const ask = async () => {
		setPending(true);
		const told = await attempt("Failed to ask", async () => {
			const { asked } = await trpcClient.myWork.askToBeLinked.mutate();
			toast({ title: asked === 1 ? "The Admin was notified" : `${asked} Admins were notified` });
		});
		setAsked(told);
		setPending(false);
	};
	return (
		<Button loading={pending} disabled={asked} onClick={() => void ask()}>
			{asked ? "Asked" : "Ask an Admin"}
		</Button>
	);
}
