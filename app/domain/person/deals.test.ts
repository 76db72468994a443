import {dealsProblems, invitationDelay, maySignUp, phoneInField, textConsentVersion} from './deals'

const nothing = {email: '', phone: '', optIn: false}
const ana = 'ana@example.com'
const number = '(214) 555-0123'

test.each`
    situation                               | typed                                             | problems
    ${'with neither'}                       | ${nothing}                                        | ${{email: 'neither'}}
    ${'with blanks only'}                   | ${{...nothing, email: '  ', phone: ' '}}          | ${{email: 'neither'}}
    ${'with an e-mail address'}             | ${{...nothing, email: ana}}                       | ${{}}
    ${'with an address in blanks'}          | ${{...nothing, email: ` ${ana} `}}                | ${{}}
    ${'with half an address'}               | ${{...nothing, email: 'ana@example'}}             | ${{email: 'email'}}
    ${'with a phone and opt-in'}            | ${{...nothing, phone: number, optIn: true}}       | ${{}}
    ${'with a phone without opt-in'}        | ${{...nothing, phone: number}}                    | ${{optIn: 'opt-in'}}
    ${'with nine digits and opt-in'}        | ${{...nothing, phone: '214555012', optIn: true}}  | ${{phone: 'phone'}}
    ${'with an area code that begins at 1'} | ${{...nothing, phone: '1145550123', optIn: true}} | ${{phone: 'phone'}}
    ${'with an exchange that begins at 1'}  | ${{...nothing, phone: '2141550123', optIn: true}} | ${{phone: 'phone'}}
    ${'with an address and a wrong phone'}  | ${{email: ana, phone: '214', optIn: true}}        | ${{phone: 'phone'}}
    ${'with the opt-in alone'}              | ${{...nothing, optIn: true}}                      | ${{email: 'neither'}}
`('the form for deals $situation: $problems [DEALS-002…005]', ({typed, problems}) => {
    expect(dealsProblems(typed)).toEqual(problems)
})

test.each`
    situation                          | typed                                          | isEnabled
    ${'with nothing'}                  | ${nothing}                                     | ${false}
    ${'with an address'}               | ${{...nothing, email: ana}}                    | ${true}
    ${'with half an address'}          | ${{...nothing, email: 'ana@'}}                 | ${false}
    ${'with a phone, opted in'}        | ${{...nothing, phone: number, optIn: true}}    | ${true}
    ${'with a phone, not opted in'}    | ${{...nothing, phone: number}}                 | ${false}
    ${'with half a phone, opted in'}   | ${{...nothing, phone: '214555', optIn: true}}  | ${false}
    ${'with an address, wrong phone'}  | ${{email: ana, phone: '214', optIn: false}}    | ${true}
    ${'with a wrong address, a phone'} | ${{email: 'ana@', phone: number, optIn: true}} | ${true}
`('its button is enabled $situation: $isEnabled [DEALS-010] (G-57)', ({typed, isEnabled}) => {
    expect(maySignUp(typed)).toBe(isEnabled)
})

test.each`
    given                     | shown
    ${''}                     | ${''}
    ${'2'}                    | ${'2'}
    ${'214555012'}            | ${'214555012'}
    ${'2145550123'}           | ${number}
    ${'abc214def5550123xx'}   | ${number}
    ${'214555012399'}         | ${number}
    ${'(214) 555-012'}        | ${'214555012'}
    ${'+1 214 555 0123'}      | ${number}
    ${'+1214'}                | ${'214'}
    ${' +1 214'}              | ${'214'}
    ${'+ 1214'}               | ${'214'}
    ${'214+15'}               | ${'21415'}
    ${'214+155501234'}        | ${'(214) 155-5012'}
    ${'1 (214) 555-0123'}     | ${number}
    ${'２１４５５５０１２３'} | ${number}
`('"$given" in the phone field becomes "$shown" [DEALS-006…008] (C-10)', ({given, shown}) => {
    expect(phoneInField(given)).toBe(shown)
})

const times = {homeSeconds: 3, otherSeconds: 7, excludedPages: ['/deals', '/Privacy-Policy/']}
const unset = {homeSeconds: undefined, otherSeconds: undefined, excludedPages: []}

test.each`
    path                 | given                                    | seconds
    ${'/'}               | ${times}                                 | ${3}
    ${'/c/furniture'}    | ${times}                                 | ${7}
    ${'/'}               | ${unset}                                 | ${10}
    ${'/c/furniture'}    | ${unset}                                 | ${30}
    ${'/'}               | ${{...unset, homeSeconds: 0}}            | ${0}
    ${'/'}               | ${{...unset, homeSeconds: -1}}           | ${10}
    ${'/deals'}          | ${times}                                 | ${undefined}
    ${'/deals/today'}    | ${times}                                 | ${7}
    ${'/privacy-policy'} | ${times}                                 | ${undefined}
    ${'/faq'}            | ${{...times, excludedPages: [' /faq ']}} | ${undefined}
    ${'/faq'}            | ${{...times, excludedPages: ['/faq//']}} | ${undefined}
    ${'/'}               | ${{...times, excludedPages: ['/']}}      | ${undefined}
    ${'/'}               | ${{...times, excludedPages: [' / ']}}    | ${undefined}
    ${'/c/furniture'}    | ${{...times, excludedPages: ['/']}}      | ${7}
    ${'/'}               | ${{...times, excludedPages: ['']}}       | ${3}
`('on $path the dialog comes after $seconds s [DEALS-028…030]', ({path, given, seconds}) => {
    expect(invitationDelay(path, given)).toBe(seconds)
})

test('who signs up agrees to the first version of the text (D-32)', () => {
    expect(textConsentVersion).toBe('marketing-texts-1')
})
