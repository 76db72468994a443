import * as z from 'zod/mini'
import {centsFromTyped} from '@app/domain/prices/money'
import {type Problem, rule} from '../schema'

/** An amount of dollars in a `MoneyField`, required and above 0 (D-47); whole cents are sent. */
export const amount = ({missing, wrong}: Record<'missing' | 'wrong', Problem>) =>
    z.pipe(
        z.string().check(
            rule((text) => {
                if (text.trim() === '') return missing
                return centsFromTyped(text) === undefined ? wrong : undefined
            })
        ),
        z.transform((text) => centsFromTyped(text) ?? 0)
    )
