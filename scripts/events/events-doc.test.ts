import {readFileSync} from 'node:fs'
import {EVENTS_DOC, eventsDoc} from './events-doc'

const rowOf = (name: string): string =>
    eventsDoc()
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\` `)) ?? ''

test('docs/events.md is what the events and their listeners say (npm run -s events writes it)', () => {
    expect(readFileSync(EVENTS_DOC, 'utf8')).toBe(eventsDoc())
})

test.each`
    event               | receivers
    ${'added-to-cart'}  | ${'data layer: `add_to_cart`; personalization: `addToCart`'}
    ${'signed-in'}      | ${'data layer: `login`, `sign_up`'}
    ${'step-reached'}   | ${'data layer: `form_page`; personalization: `beginCheckout`, `checkoutStep`'}
    ${'step-failed'}    | ${'nobody yet'}
    ${'category-shown'} | ${'the visitor’s own cookie `categoriesViewed`, with the choice'}
`('who gets $event is read from the listeners: $receivers', ({event, receivers}) => {
    expect(rowOf(event)).toMatch(new RegExp(`\\| ${receivers} +\\|`))
})
