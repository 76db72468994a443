import {useId} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {
    metRequirements,
    passwordRequirements,
    passwordStrength,
    type PasswordRequirement
} from '@app/domain/person/credentials'
import {PasswordChecklist, PasswordField} from '../fields/secret-fields'

const rules = defineMessages({
    length: {id: 'password.rule-length', defaultMessage: 'At least 8 characters'},
    uppercase: {id: 'password.rule-uppercase', defaultMessage: 'One uppercase letter'},
    lowercase: {id: 'password.rule-lowercase', defaultMessage: 'One lowercase letter'},
    number: {id: 'password.rule-number', defaultMessage: 'One number'},
    special: {
        id: 'password.rule-special',
        defaultMessage: 'One special character, such as ! @ # $ % or &'
    }
})

const ruleOf: Record<PasswordRequirement, (typeof rules)[keyof typeof rules]> = rules

/** The field of `newPassword`, with the checklist and its strength [AUTH-023, AUTH-024, AUTH-026…031] (G-32, D-20). */
export const NewPasswordField = ({name, label}: {name: string; label: string}) => {
    const {formatMessage} = useIntl()
    const id = useId()
    return (
        <>
            <PasswordField name={name} label={label} kind="new" describedBy={id} />
            <PasswordChecklist
                id={id}
                name={name}
                rules={passwordRequirements.map((requirement) => ({
                    label: formatMessage(ruleOf[requirement]),
                    met: (password: string) => metRequirements(password).includes(requirement)
                }))}
                strength={passwordStrength}
            />
        </>
    )
}
