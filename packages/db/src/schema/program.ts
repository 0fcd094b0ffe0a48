import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	date,
	index,
	integer,
	numeric,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import {
	atMost,
	between,
	countsFromOne,
	editable,
	hasWorkingDay,
	inOrder,
	instant,
	maximumLength,
	money,
	notNegative,
	primaryId,
	saysSomething,
	workingDays,
} from "./columns.ts";
import { portfolio } from "./portfolio.ts";
import { resource } from "./resource.ts";

/**
 * A governed undertaking: everything but people, team members and strategies belongs to one and goes
 * with it. An archived program keeps its data and leaves the lists.
 */
export const program = pgTable(
	"program",
	{
		id: primaryId(),
		name: text().notNull(),
		description: text(),
		startDate: date({ mode: "string" }),
		endDate: date({ mode: "string" }),
		/** Active, Planning, On Hold, Completed, Cancelled, or a word of the organisation's own. */
		status: text().notNull().default("Active"),
		/** Of all its amounts, an ISO 4217 code. */
		currency: text().notNull().default("USD"),
		portfolioId: uuid().references(() => portfolio.id, { onDelete: "set null" }),
		/** Who runs it, and who it is run for. */
		leadId: uuid().references(() => resource.id, { onDelete: "set null" }),
		sponsorId: uuid().references(() => resource.id, { onDelete: "set null" }),
		archivedAt: instant(),
		...editable(),
	},
	(table) => [
		index("program_portfolio_id_index").on(table.portfolioId),
		index("program_current_index").on(table.name, table.id).where(sql`${table.archivedAt} is null`),
		index("program_lead_id_index").on(table.leadId),
		index("program_sponsor_id_index").on(table.sponsorId),
		saysSomething("program_name_length", table.name, maximumLength.name),
		atMost("program_description_length", table.description, maximumLength.prose),
		saysSomething("program_status_length", table.status, maximumLength.code),
		check("program_currency_code", sql`${table.currency} ~ '^[A-Z]{3}$'`),
		inOrder("program_dates_in_order", table.startDate, table.endDate),
		countsFromOne("program_version_positive", table.version),
	],
);

/**
 * What the dashboard shows of a program, kept by triggers on the tables that it counts (one row per
 * program, made with it), so that reading it costs the same for ten tasks and for a hundred thousand.
 * Nobody else writes it.
 */
export const programTotals = pgTable(
	"program_totals",
	{
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		tasksTotal: integer().notNull().default(0),
		tasksCompleted: integer().notNull().default(0),
		/** In Progress or At Risk. */
		tasksActive: integer().notNull().default(0),
		/** Σ duration in days, over tasks with both dates. */
		scheduledDays: bigint({ mode: "number" }).notNull().default(0),
		/** The same by progress; a Completed task without progress is done. */
		earnedDays: numeric({ precision: 16, scale: 2, mode: "number" }).notNull().default(0),
		/** Open or Monitoring. */
		risksActive: integer().notNull().default(0),
		/** Active risks of priority High or Critical. */
		risksHigh: integer().notNull().default(0),
		kpis: integer().notNull().default(0),
		benefits: integer().notNull().default(0),
		/** Sum of all funding sources. */
		budgetAllocated: money().notNull().default("0"),
		/** Sum of all expenses. */
		budgetSpent: money().notNull().default("0"),
	},
	(table) => [primaryKey({ name: "program_totals_pk", columns: [table.programId] })],
);

/** The totals to which those of a day or of an owner belong, and with which they go. */
function ofTotals() {
	return uuid()
		.notNull()
		.references(() => programTotals.programId, { onDelete: "cascade" });
}

/**
 * What of a program's tasks hangs on a day, kept by triggers. Summed up to any day, it tells the days of work that are
 * planned by then, and the tasks that are overdue, without a look at the tasks.
 */
export const programDayTotals = pgTable(
	"program_day_totals",
	{
		programId: ofTotals(),
		day: date({ mode: "string" }).notNull(),
		/** How many more tasks with both dates are under way than on the day before; negative: fewer. */
		tasksMore: integer().notNull(),
		/** How many tasks that are not Completed end on it. */
		openTasksEnding: integer().notNull().default(0),
	},
	(table) => [primaryKey({ name: "program_day_totals_pk", columns: [table.programId, table.day] })],
);

/** How many of a program's tasks a team member owns, kept by triggers; 0 once there are none any more. */
export const programOwnerTotals = pgTable(
	"program_owner_totals",
	{
		programId: ofTotals(),
		/** A team member's; it refers to none, because it follows the tasks, which do. */
		ownerId: uuid().notNull(),
		tasksTotal: integer().notNull(),
		/** In Progress or At Risk. */
		tasksActive: integer().notNull(),
	},
	(table) => [
		primaryKey({ name: "program_owner_totals_pk", columns: [table.programId, table.ownerId] }),
		index("program_owner_totals_owner_id_index").on(table.ownerId),
	],
);

/** What a program's money is judged by. Its key is the program's; while there is no row, the defaults hold. */
export const programFinance = pgTable(
	"program_finance",
	{
		id: uuid()
			.primaryKey()
			.references(() => program.id, { onDelete: "cascade" }),
		/** Money set aside for risks, beside the budget. */
		contingency: money().notNull().default("0"),
		/** Percent a year by which later money is worth less. */
		discountRate: numeric({ precision: 5, scale: 2 }).notNull().default("8"),
		...editable(),
	},
	(table) => [
		notNegative("program_finance_contingency_not_negative", table.contingency),
		between("program_finance_discount_rate_percent", table.discountRate, 0, 100),
		countsFromOne("program_finance_version_positive", table.version),
	],
);

/** What was learned from a program that is over: a person's answers to three questions, null where one is open. */
export const programLessons = pgTable(
	"program_lessons",
	{
		id: uuid()
			.primaryKey()
			.references(() => program.id, { onDelete: "cascade" }),
		/** What of the plan came true. */
		cameTrue: text(),
		/** What did not. */
		didNotComeTrue: text(),
		/** What they would do again. */
		wouldDoAgain: text(),
		...editable(),
	},
	(table) => [
		atMost("program_lessons_came_true_length", table.cameTrue, maximumLength.prose),
		atMost("program_lessons_did_not_come_true_length", table.didNotComeTrue, maximumLength.prose),
		atMost("program_lessons_would_do_again_length", table.wouldDoAgain, maximumLength.prose),
		countsFromOne("program_lessons_version_positive", table.version),
	],
);

/** When a person looked at a program last, and the time before that: what came since is news to them. */
export const programVisit = pgTable(
	"program_visit",
	{
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		personId: uuid()
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		/** The newest look of the present visit. */
		visitedAt: instant().notNull(),
		/** When the visit before it ended; null during the first one. */
		previousAt: instant(),
	},
	(table) => [
		primaryKey({ name: "program_visit_pk", columns: [table.programId, table.personId] }),
		index("program_visit_person_id_index").on(table.personId),
	],
);

/** On which days of the week a program is worked on. Its key is the program's; while there is no row, Monday to Friday. */
export const programCalendar = pgTable(
	"program_calendar",
	{
		id: uuid()
			.primaryKey()
			.references(() => program.id, { onDelete: "cascade" }),
		...workingDays(),
		...editable(),
	},
	(table) => [
		hasWorkingDay("program_calendar_has_a_working_day", table),
		countsFromOne("program_calendar_version_positive", table.version),
	],
);

/** A day on which nobody works on the program. */
export const holiday = pgTable(
	"holiday",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		date: date({ mode: "string" }).notNull(),
		name: text().notNull(),
		...editable(),
	},
	(table) => [
		unique("holiday_date_unique").on(table.programId, table.date),
		saysSomething("holiday_name_length", table.name, maximumLength.name),
		countsFromOne("holiday_version_positive", table.version),
	],
);
