import {choosingReducer} from './store-choosing'

const plano = {id: '00042', name: 'Plano', postalCode: '75024'}
const allen = {id: '00043', name: 'Allen', postalCode: '75013'}
const waiting = {step: 'waiting'}
const confirming = {step: 'confirming', store: plano}
const changing = {step: 'changing', store: plano}
const failed = {step: 'failed', store: plano}
const locked = {step: 'locked'}
const chosen = (hasItems: boolean, store = plano) => ({type: 'chosen', store, hasItems})
const ended = (result: string) => ({type: 'ended', result})

test.each`
    situation                                  | from          | event                   | to
    ${'a store, without items'}                | ${waiting}    | ${chosen(false)}        | ${changing}
    ${'a store, with items [STORE-029]'}       | ${waiting}    | ${chosen(true)}         | ${confirming}
    ${'the same after a failure'}              | ${failed}     | ${chosen(false)}        | ${changing}
    ${'one after a refusal'}                   | ${locked}     | ${chosen(true)}         | ${confirming}
    ${'another while asked about the first'}   | ${confirming} | ${chosen(false, allen)} | ${{step: 'changing', store: allen}}
    ${'another while the first is changed to'} | ${changing}   | ${chosen(false, allen)} | ${changing}
    ${'yes'}                                   | ${confirming} | ${{type: 'confirmed'}}  | ${changing}
    ${'yes, pressed twice'}                    | ${changing}   | ${{type: 'confirmed'}}  | ${changing}
    ${'no'}                                    | ${confirming} | ${{type: 'cancelled'}}  | ${waiting}
    ${'no, once it is changed'}                | ${changing}   | ${{type: 'cancelled'}}  | ${changing}
    ${'a change that is done'}                 | ${changing}   | ${ended('changed')}     | ${waiting}
    ${'a change with a cart behind'}           | ${changing}   | ${ended('behind')}      | ${waiting}
    ${'a change that could not be made'}       | ${changing}   | ${ended('skipped')}     | ${failed}
    ${'a change that may not be [STORE-054]'}  | ${changing}   | ${ended('locked')}      | ${locked}
    ${'an end that nobody waits for any more'} | ${waiting}    | ${ended('skipped')}     | ${waiting}
`('choosing a store, $situation: goes from $from.step to $to.step [STORE-028]', (row) => {
    expect(choosingReducer(row.from, row.event)).toEqual(row.to)
})
