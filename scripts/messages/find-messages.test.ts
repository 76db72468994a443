import {findMessages} from './find-messages'
import {findUses} from './find-uses'

test('a message has its id, its text, its key and its line', () => {
    const source = `export const messages = defineMessages({
        remove: {id: 'basket.line.remove', defaultMessage: 'Remove {name}'}
    })`

    expect(findMessages('app/features/basket/messages.ts', source)).toEqual([
        {
            id: 'basket.line.remove',
            text: 'Remove {name}',
            key: 'remove',
            file: 'app/features/basket/messages.ts',
            line: 2
        }
    ])
})

test('a message without an id is found too, so that it can be refused', () => {
    const source = `defineMessages({remove: {defaultMessage: 'Remove'}})`

    expect(findMessages('a.ts', source)).toMatchObject([{id: '', key: 'remove'}])
})

test.each`
    what                   | source                                                              | uses
    ${'one of them'}       | ${`import {messages} from './messages'; show(messages.remove)`}     | ${['remove']}
    ${'one, by alias'}     | ${`import {messages as m} from '@app/ui/messages'; show(m.remove)`} | ${['remove']}
    ${'one, by its state'} | ${`import {messages} from './messages'; show(messages[state])`}     | ${['*']}
    ${'all of them'}       | ${`import {messages} from './messages'; show(messages)`}            | ${['*']}
    ${'their type'}        | ${`import {messages} from './messages'; type M = typeof messages`}  | ${[]}
    ${'none'}              | ${`import {messages} from './messages'`}                            | ${[]}
`('a file that reads $what', ({source, uses}) => {
    expect(findUses('app/ui/price.tsx', source)).toEqual(
        uses.map((key: string) => ({file: 'app/ui/messages.ts', key}))
    )
})
