/** What a new playbook begins with: every part once, to be written over. */
export const newPlaybookSource = `id: my-playbook
name:
  en: My playbook
summary:
  en: When it fits, and what it leads to.
fits:
  en:
    - a word or phrase by which such an undertaking is recognised
causes:
  - text:
      en: A typical cause of the problem
    evidence:
      en: What would confirm it
roles:
  - id: lead
    name:
      en: Program lead
workstreams:
  - id: preparation
    title:
      en: Preparation
    tasks:
      - id: clarify-scope
        name:
          en: Clarify the scope
        days: [3, 5, 10] # working days in a small, medium and large case
        role: lead
      - id: agree-plan
        name:
          en: Agree on the plan
        days: [2, 5, 10]
        after: [clarify-scope]
        role: lead
kpis:
  - name:
      en: Share of cases done on time
    unit: "%"
    direction: up
    measured:
      en: Cases done by their due date, of all cases of the month
    frequency: Monthly
risks:
  - text:
      en: What could go wrong
    likelihood: medium
    impact: high
    mitigation:
      en: What is done about it
`;
