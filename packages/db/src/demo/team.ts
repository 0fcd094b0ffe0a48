/** The people who do the work. They are team members; none of them signs in. */
export const team = {
	marianne: { name: "Marianne Vogel", role: "Program Director", department: "Program Office" },
	jide: { name: "Jide Okafor", role: "Program Manager", department: "Program Office" },
	petra: { name: "Petra Lindqvist", role: "Project Manager", department: "Program Office" },
	ananya: { name: "Ananya Sharma", role: "Solution Architect", department: "Information Technology" },
	daniel: { name: "Daniel Kowalski", role: "Integration Engineer", department: "Information Technology" },
	thomas: { name: "Thomas Brandt", role: "IT Service Manager", department: "Information Technology" },
	rita: { name: "Rita Costa", role: "Data Analyst", department: "Information Technology" },
	hoa: { name: "Hoa Nguyen", role: "Automation Engineer", department: "Operations" },
	stefan: { name: "Stefan Fischer", role: "Warehouse Manager", department: "Operations" },
	lucie: { name: "Lucie Martin", role: "Change Manager", department: "People" },
	kerem: { name: "Kerem Yilmaz", role: "Training Lead", department: "People" },
	giulia: { name: "Giulia Romano", role: "Market Lead Iberia", department: "Sales" },
	bruno: { name: "Bruno Silva", role: "Key Account Manager", department: "Sales" },
	erik: { name: "Erik Hansen", role: "Controller", department: "Finance" },
	claire: { name: "Claire Wright", role: "Legal Counsel", department: "Legal" },
	nora: { name: "Nora Weber", role: "Procurement Lead", department: "Procurement" },
} as const;

export type Member = keyof typeof team;

/** Every member's key, in the order of the list. */
export const members = Object.keys(team) as Member[];
