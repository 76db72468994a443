import type {Approval} from './approval'
import {approvalVerdict} from './approval-verdict'

const approval: Approval = {decision: 'approved', weeklyLimit: 50_00, lastDay: '2030-03-31'}
const conditional: Approval = {...approval, decision: 'conditional'}
const declined: Approval = {...approval, decision: 'declined'}

test.each`
    situation                             | given          | payment  | today           | verdict
    ${'at the limit exactly'}             | ${approval}    | ${50_00} | ${'2030-03-01'} | ${'covers'}
    ${'a cent over the limit'}            | ${approval}    | ${50_01} | ${'2030-03-01'} | ${'too-small'}
    ${'on its last day'}                  | ${approval}    | ${25_00} | ${'2030-03-31'} | ${'covers'}
    ${'the day after its last day'}       | ${approval}    | ${25_00} | ${'2030-04-01'} | ${'expired'}
    ${'with conditions still to meet'}    | ${conditional} | ${25_00} | ${'2030-03-01'} | ${'covers'}
    ${'both declined and expired'}        | ${declined}    | ${25_00} | ${'2031-01-01'} | ${'declined'}
    ${'both declined and over its limit'} | ${declined}    | ${99_00} | ${'2030-03-01'} | ${'declined'}
    ${'both expired and over the limit'}  | ${approval}    | ${99_00} | ${'2031-01-01'} | ${'expired'}
`('an approval $situation: $verdict [APPR-005] [APPR-006]', ({given, payment, today, verdict}) => {
    expect(approvalVerdict(given, payment, today)).toBe(verdict)
})
