import {isOpen, usualStoreHours} from './store-hours'

test.each`
    situation                           | date            | minutes        | open
    ${'Monday, a minute before 10 AM'}  | ${'2030-01-07'} | ${10 * 60 - 1} | ${false}
    ${'Monday at 10 AM'}                | ${'2030-01-07'} | ${10 * 60}     | ${true}
    ${'Saturday, a minute before 6 PM'} | ${'2030-01-12'} | ${18 * 60 - 1} | ${true}
    ${'Saturday at 6 PM'}               | ${'2030-01-12'} | ${18 * 60}     | ${false}
    ${'Sunday at noon'}                 | ${'2030-01-13'} | ${12 * 60}     | ${false}
`('on a $situation the store is open: $open [STORE-020] (G-52)', ({date, minutes, open}) => {
    expect(isOpen(usualStoreHours, {date, minutes})).toBe(open)
})
