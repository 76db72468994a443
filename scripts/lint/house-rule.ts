import type {TSESLint} from '@typescript-eslint/utils'

type Parts<MessageId extends string> = {
    messages: Record<MessageId, string>
    create: (context: Readonly<TSESLint.RuleContext<MessageId, []>>) => TSESLint.RuleListener
}

/** A rule of this project for ESLint: no options, no automatic fix. */
export const houseRule = <MessageId extends string>({
    messages,
    create
}: Parts<MessageId>): TSESLint.RuleModule<MessageId> => ({
    meta: {type: 'problem', schema: [], messages},
    defaultOptions: [],
    create
})
