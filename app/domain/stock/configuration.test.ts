import {configuration} from './configuration'

test.each`
    bundled  | addOn    | answer
    ${true}  | ${false} | ${'pre-configured'}
    ${true}  | ${true}  | ${'pre-configured'}
    ${false} | ${true}  | ${'add-on'}
    ${false} | ${false} | ${'plain'}
`('bundled $bundled, add-on $addOn: $answer [INV-007] [INV-008] [INV-009]', ({answer, ...item}) => {
    expect(configuration(item)).toBe(answer)
})
