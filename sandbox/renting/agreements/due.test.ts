import {addDays} from '../days'
import type {Agreement} from './agreement'
import {dueOf} from './due'
import {planOf} from './plan'

const firstDueDate = '2031-03-03'

const agreement: Agreement = {
    id: 'a',
    number: '1',
    customerId: 'c',
    storeNumber: '01001',
    refCode: 'ACTV',
    item: {
        productId: 'p',
        rmsItemNumber: 'r',
        inventoryNumber: 'i',
        description: 'Sofa',
        imageUrl: '',
        extendedAisle: false
    },
    plan: planOf({weekly: 2000, weeks: 3, schedule: 'WEEKLY', firstDueDate}),
    paid: 0,
    openDate: firstDueDate,
    coverage: 0,
    allowsOnlinePayment: true,
    signing: {signerStatus: 'Completed'}
}

test.each`
    days   | daysLate | payments | lateFee | total   | isFinal
    ${-1}  | ${0}     | ${1}     | ${0}    | ${2359} | ${false}
    ${0}   | ${0}     | ${1}     | ${0}    | ${2359} | ${false}
    ${1}   | ${1}     | ${1}     | ${0}    | ${2359} | ${false}
    ${3}   | ${3}     | ${1}     | ${0}    | ${2359} | ${false}
    ${4}   | ${4}     | ${1}     | ${500}  | ${2859} | ${false}
    ${6}   | ${6}     | ${1}     | ${500}  | ${2859} | ${false}
    ${7}   | ${7}     | ${2}     | ${500}  | ${5019} | ${false}
    ${14}  | ${14}    | ${3}     | ${500}  | ${7179} | ${true}
    ${100} | ${100}   | ${3}     | ${500}  | ${7179} | ${true}
`(
    '$days days after the first due date $payments payments are due, $total cents',
    ({days, ...due}) => {
        expect(dueOf(agreement, addDays(firstDueDate, days))).toMatchObject(due)
    }
)

test.each([
    ['paid before it began', {refCode: 'PRELIMPAID' as const, paid: 1}],
    ['paid out', {refCode: 'PAIDOUT' as const, paid: 3}]
])('nothing is due on one that is %s', (_what, more) => {
    expect(dueOf({...agreement, ...more}, addDays(firstDueDate, 30))).toMatchObject({
        day: undefined,
        daysLate: 0,
        total: 0
    })
})
