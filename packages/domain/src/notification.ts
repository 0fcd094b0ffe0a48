import { z } from "zod";
import { changeOf, id, instant, version } from "./shape.ts";

/** What a person can be told of, in the order of the settings; each can be switched off. */
export const notificationKinds = [
	"assigned",
	"due-soon",
	"overdue",
	"over-allocated",
	"gate-decided",
	"kpi-fell",
	"risk-critical",
	"run-finished",
	"run-failed",
	"decision-reopened",
	"link-asked",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Days before a due date from which on something is due soon. */
export const dueSoonDays = 3;

/** Each kind in words, for the settings. */
export const notificationWords: Record<NotificationKind, { label: string; description: string }> = {
	assigned: {
		label: "Assigned to me",
		description: "A task, risk, mitigation, KPI, benefit or workstream becomes yours.",
	},
	"due-soon": {
		label: "Due soon",
		description: `A task or mitigation of yours is due within ${dueSoonDays} days.`,
	},
	overdue: { label: "Overdue", description: "A task or mitigation of yours is past its due date." },
	"over-allocated": {
		label: "Over-allocated",
		description: "A coming week asks for more than all of your time.",
	},
	"gate-decided": {
		label: "Gate decided",
		description: "A stage gate is passed, failed or put on hold in a program where you own something.",
	},
	"kpi-fell": {
		label: "KPI status dropped",
		description: "A KPI falls, as from On Track to At Risk, in a program where you own something.",
	},
	"risk-critical": {
		label: "Risk became Critical",
		description: "A risk becomes Critical in a program where you own something.",
	},
	"run-finished": { label: "Run finished", description: "Long work that you started is done." },
	"run-failed": { label: "Run failed", description: "Long work that you started could not be finished." },
	"decision-reopened": {
		label: "Decision reopened",
		description: "Live data contradicts what a decision of yours assumes.",
	},
	"link-asked": {
		label: "Account to link",
		description: "To Admins: somebody asks to be linked to a team member.",
	},
};

/** Something that a person was told of. */
export const Notification = z.object({
	id,
	kind: z.enum(notificationKinds),
	title: z.string(),
	body: z.string().nullable(),
	programId: id.nullable(),
	programName: z.string().nullable(),
	objectType: z.string().nullable().describe("As in the audit trail: task, risk, …"),
	objectId: z.string().nullable(),
	parentId: z.string().nullable().describe("The object that shows it: a mitigation's risk"),
	readAt: instant.nullable(),
	version,
	createdAt: instant,
});
export type Notification = z.infer<typeof Notification>;

/** What marks a notification as read, or as not read. */
export const NotificationChange = changeOf({ read: z.boolean() });

/** Which of one's notifications: the newest, or those older than `before`. */
export const NotificationQuery = z.strictObject({
	unread: z.boolean().default(false).describe("Only what is not read yet"),
	before: id.optional().describe("The last notification that is known; what is older follows"),
	limit: z.int().min(1).max(100).default(20),
});

/** Whether a person wants to be told of a kind of thing. */
export const NotificationPreference = z.strictObject({
	kind: z.enum(notificationKinds),
	wanted: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;
