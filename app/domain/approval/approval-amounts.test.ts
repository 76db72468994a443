import {approvalAmounts} from './approval-amounts'

test.each`
    weekly    | biweekly  | semimonthly | monthly
    ${0}      | ${0}      | ${0}        | ${0}
    ${35_00}  | ${70_00}  | ${75_00}    | ${150_00}
    ${50_00}  | ${100_00} | ${107_00}   | ${214_00}
    ${62_50}  | ${125_00} | ${134_00}   | ${268_00}
    ${50_24}  | ${100_00} | ${108_00}   | ${215_00}
    ${50_25}  | ${101_00} | ${108_00}   | ${215_00}
    ${100_00} | ${200_00} | ${214_00}   | ${429_00}
`('an approval of $weekly a week [APPR-021] [APPR-022] [APPR-023]', (amounts) => {
    expect(approvalAmounts(amounts.weekly)).toEqual(amounts)
})
