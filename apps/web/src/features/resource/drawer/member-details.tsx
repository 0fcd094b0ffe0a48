import type { Resource } from "@throughline/domain/resource";
import { DescriptionList } from "@throughline/ui/description-list";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";

const labels = {
	name: "Name",
	role: "Role",
	department: "Department",
	email: "E-mail",
	personId: "Linked account",
};

/** Who a member is, and what was changed about them. */
export function MemberDetails({ member }: { member: Resource }) {
	const mayWrite = useAllowed("write");
	// Only who edits the team may see who signs in.
	const accounts = trpc.resource.accounts.useQuery(undefined, { enabled: mayWrite }).data;
	const accountOf = (id: string) => accounts?.find((account) => account.id === id)?.name ?? "An account";
	return (
		<div className="space-y-6">
			<DescriptionList
				items={[
					{ term: "Role", value: member.role },
					{ term: "Department", value: member.department },
					{
						term: "E-mail",
						value: member.email && (
							<a href={`mailto:${member.email}`} className="text-accent-text hover:underline">
								{member.email}
							</a>
						),
					},
					{ term: "Linked account", value: member.personId && accountOf(member.personId) },
				]}
			/>
			<section aria-label="History">
				<h3 className="mb-3 text-table font-semibold">History</h3>
				<ObjectHistory
					type="team member"
					id={member.id}
					labels={labels}
					show={(field, value) => (field === "personId" ? accountOf(value) : value)}
				/>
			</section>
		</div>
	);
}
