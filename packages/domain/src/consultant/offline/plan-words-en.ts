import type { PlanWords } from "./plan-words.ts";
import { inner } from "./quoting.ts";

export const english: PlanWords = {
	title: (about) => `${about}: remove the root cause`,
	untitled: "Remove the root cause",
	streams: {
		approach: (choice) => `Remove the cause: ${choice}`,
		rollout: (choice) => `Roll out: ${choice}`,
		ownership: (choice) => `Lead and govern: ${choice}`,
		evidence: (choice) => `Close the gaps: ${choice}`,
	},
	partTime: (role) => `${role} (part time)`,
	serves: (choice, question) => `Part of “${inner(choice)}”, the answer to: ${question}`,
	cost: (basis) => `Cost: ${basis.charAt(0).toLowerCase()}${basis.slice(1)}`,
	courses: {
		stages: {
			description: "Takes the root cause away, one measured step after the other.",
			roles: ["Process Owner", "Specialist"],
			tasks: [
				["Describe how the work is done today, with figures", 0.12, "prepare"],
				["Design how it will be done, and cut it into stages", 0.16, "prepare"],
				["Build the first stage", 0.2, "prepare"],
				["Try the first stage and measure it against today's figures", 0.14, "try"],
				["Build the remaining stages", 0.28, "complete"],
				["Hand over to operation", 0.1, "close"],
			],
		},
		renew: {
			description: "Puts a new solution in the place of what causes the problem.",
			roles: ["Solution Architect", "Implementation Specialist"],
			tasks: [
				["Write down what the new solution must do", 0.12, "prepare"],
				["Compare offers and choose", 0.14, "prepare"],
				["Agree on the contract", 0.08, "prepare"],
				["Build it and connect it", 0.34, "prepare"],
				["Test it with those who will work with it", 0.14, "prepare"],
				["Switch over to the new solution", 0.06, "try"],
				["Take the old solution out of use", 0.06, "close"],
				["Hand over to operation", 0.06, "close"],
			],
		},
		partner: {
			description: "Brings in a partner who does the work at an agreed price and quality.",
			roles: ["Sourcing Manager", "Service Manager"],
			tasks: [
				["Describe the service, its volume and its quality", 0.15, "prepare"],
				["Ask partners for offers", 0.18, "prepare"],
				["Check references, terms and the way back", 0.15, "prepare"],
				["Agree on the contract", 0.12, "prepare"],
				["Hand a first part to the partner and measure its quality", 0.16, "try"],
				["Hand the rest to the partner", 0.14, "try"],
				["Check the partner's work against the contract", 0.1, "close"],
			],
		},
		measure: {
			description: "Carries out what was chosen, with a check before the full amount is spent.",
			roles: ["Project Manager", "Specialist"],
			tasks: [
				["Confirm scope, cost and time of “{choice}”", 0.14, "prepare"],
				["Order and prepare what “{choice}” needs first", 0.22, "prepare"],
				["Try “{choice}” in one place", 0.2, "try"],
				["Measure what the trial has changed", 0.1, "decide"],
				["Extend “{choice}” to its full scope", 0.24, "complete"],
				["Hand over to operation", 0.1, "close"],
			],
		},
		pilot: {
			description: "Brings the solution to one unit first; its figures decide on the others.",
			roles: ["Change Manager", "Trainer"],
			tasks: [
				["Choose the unit that goes first, and note its figures", 0.12, "prepare"],
				["Prepare its people", 0.2, "prepare"],
				["Run the pilot", 0.28, "try"],
				["Compare its figures and decide on the others", 0.1, "decide"],
				["Train the other units and accompany their start", 0.3, "spread"],
			],
		},
		waves: {
			description: "Brings the solution to groups of units, one after the other.",
			roles: ["Change Manager", "Trainer"],
			tasks: [
				["Form the waves and set their order", 0.12, "prepare"],
				["Prepare the people of the first wave", 0.2, "prepare"],
				["Run the first wave", 0.22, "try"],
				["Correct what it has shown, and release the next", 0.1, "decide"],
				["Train the other waves and accompany their start", 0.36, "spread"],
			],
		},
		"at-once": {
			description: "Brings the solution to everybody on one day.",
			roles: ["Change Manager", "Trainer"],
			tasks: [
				["Plan the day, and the way back", 0.2, "prepare"],
				["Train everybody before the day", 0.3, "prepare"],
				["Rehearse the change", 0.2, "prepare"],
				["Change everywhere on one day", 0.1, "spread"],
				["Stand by until the figures are back to normal", 0.2, "spread"],
			],
		},
		team: {
			description: "Keeps decisions, money and reporting in one hand, with a team of its own.",
			roles: ["Program Manager", "Project Management Office Analyst"],
			tasks: [
				["Name the owner and the team", 0.06, "prepare"],
				["Agree on targets, figures and reporting", 0.08, "prepare"],
				["Set up budget and approvals", 0.08, "prepare"],
				["Steer the work and report every month", 0.7, "prepare"],
				["Close the program and pass on the benefits", 0.08, "prepare"],
			],
		},
		line: {
			description: "Keeps the work in the departments, with a sponsor who clears the way.",
			roles: ["Sponsor's Delegate", "Department Coordinator"],
			tasks: [
				["Name the sponsor and each department's part", 0.06, "prepare"],
				["Free time for it in the departments", 0.08, "prepare"],
				["Agree on targets, figures and reporting", 0.08, "prepare"],
				["Clear obstacles and report every month", 0.7, "prepare"],
				["Close the program and pass on the benefits", 0.08, "prepare"],
			],
		},
		evidence: {
			description: "Answers what the material leaves open, and settles where it disagrees with itself.",
			roles: ["Analyst", "Controller"],
			tasks: [],
		},
	},
	evidence: {
		list: "Give every open question an owner and a date",
		find: (gap) => `Answer what is open: “${inner(gap)}”`,
		settle: (one, other) => `Settle which holds: “${inner(one)}” or “${inner(other)}”`,
		report: "Report the answers to the next gate",
	},
	gates: [
		{
			name: "Ideation",
			criteria: ["The problem is put into figures", "A sponsor is named"],
			deliverables: ["Problem statement", "Mandate of the program"],
		},
		{
			name: "Concept",
			criteria: [
				"The options are compared, with costs and benefits",
				"An owner is named for every workstream",
			],
			deliverables: ["Business case", "Register of open questions"],
		},
		{
			name: "Feasibility",
			criteria: ["The first stage has shown its effect in figures", "Critical risks have a mitigation"],
			deliverables: ["Report on the first stage", "Confirmed budget"],
		},
		{
			name: "Development",
			criteria: ["The full scope is built and accepted", "People are trained"],
			deliverables: ["Acceptance report", "Training record"],
		},
		{
			name: "Launch",
			criteria: ["Operation has taken over", "The benefits are measured"],
			deliverables: ["Handover protocol", "Lessons learnt"],
		},
	],
	criteria: {
		cause: (cause) => `The root cause is accepted by those who answer for it: “${inner(cause)}”`,
		questions: (count) =>
			count === 1
				? "The open question has an owner and a date"
				: `The ${count} open questions have owners and dates`,
		moves: (kpi, from, to) => `On the way from ${from} to ${to}: ${kpi}`,
		within: (budget) => `The expected cost stays within ${budget}`,
		kept: (rule) => `Kept: “${inner(rule)}”`,
		reached: (target) => `Reached, or on its way with a date: “${inner(target)}”`,
	},
	kpis: {
		onTime: "Milestones reached on time",
		withinBudget: "Spent of the planned budget",
		that: (what, does) => `${what} that ${does}`,
		value: (quote) => `Share: “${inner(quote)}”`,
		disputed: "No value of today: your material names two that differ, to be settled first.",
		named: "Named in your material.",
		returned: "The value that it had before: an assumption, to be set by the owner.",
		raised: "A quarter above today's value: an assumption, to be set by the owner.",
		halved: "Half of today's value: an assumption, to be set by the owner.",
		steering: "A usual figure to steer by: an assumption.",
	},
	benefits: {
		stated: (quote) => `Named in your material: “${inner(quote)}”`,
		saved: (quote) => `Half of what your material puts a figure on, an assumption: “${inner(quote)}”`,
		savings: "Cost Savings",
		revenue: "Revenue Growth",
		other: (cause) => `The problem does not come back, because its cause is gone: “${inner(cause)}”`,
		quality: "Quality",
	},
	risks: {
		figures: (one, other) => `The plan rests on figures that disagree: “${inner(one)}” and “${inner(other)}”`,
		statements: (one, other) =>
			`The plan rests on statements that disagree: “${inner(one)}” and “${inner(other)}”`,
		settle: "Settle which of them holds before the next gate; plan with the worse one until then.",
		gap: (gap) => `Not known yet: “${inner(gap)}”`,
		answer: "Give the question an owner and a date, and test the plan against the answer.",
		warned: (quote) => `Your material warns: “${inner(quote)}”`,
		prevent: "Name what would be seen first if it came about, and who stops the work then.",
		rule: (quote) => `A rule that binds the plan is missed: “${inner(quote)}”`,
		calendar: "Put it into the calendar of every workstream and check it at each gate.",
		cost: (upper, budget) =>
			`The upper cost of the plan (${upper}) is above what your material allows (${budget})`,
		trim: "Choose a smaller option, cut the scope of a stage, or have the rest approved before the Feasibility gate.",
		late: (months, allowed) =>
			`The plan takes ${months} months, and your material allows ${allowed === 1 ? "one" : allowed}`,
		shorten: "Cut the scope of a stage, or agree on the later date before work begins.",
		con: (choice, warning) => `Accepted with “${inner(choice)}”: ${warning}`,
		supposed: (assumption) => `An assumption of the plan may not hold: ${assumption}`,
		test: "Test it with the first figures, before the greater part of the money is spent.",
		untested: "What was chosen may not work here: nothing in the material tests it.",
		watch: "Report on it every month, and name the figure at which the decision is looked at again.",
	},
	funding: {
		budget: (amount) => `From the budget of ${amount} that the material names, to be confirmed`,
		missing: (budget) => `Beyond the budget of ${budget}: not covered yet, to be approved or saved`,
		unnamed: "Program budget, to be approved",
	},
	money: (amount) => `$${Math.round(amount).toLocaleString("en")}`,
	percent: (value) => `${value} percent`,
};
