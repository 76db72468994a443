/** Whether prefill data may go on a new temporary basket: every line has an approval already [APPR-016]. */
export const mayPrefill = (lines: readonly {lacksApproval: boolean}[]): boolean =>
    lines.every(({lacksApproval}) => !lacksApproval)
