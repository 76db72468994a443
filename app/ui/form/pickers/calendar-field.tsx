import {DatePicker, parseDate} from '@ark-ui/react/date-picker'
import {useState} from 'react'
import {useFormContext, useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {addDays, type CalendarDay, type DaySpan, weeksOf} from '@app/domain/calendar/calendar'
import {asTypedDate, readTypedDate} from '@app/domain/person/person'
import {useWeekdayText} from '../../typography/day-text'
import {DateField, type DateFieldProps, readDate} from './date-field'
import {messages} from '../field-messages'

/** Formats a part of a day in the shopper's language, as calendars show it. */
const useDayPart = (options: Intl.DateTimeFormatOptions): ((day: CalendarDay) => string) => {
    const {locale} = useIntl()
    const format = new Intl.DateTimeFormat(locale, {timeZone: 'UTC', ...options})
    return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

/** Any Sunday; it and the days after it name the columns. */
const SUNDAY = '2030-01-06'

const weekOf = (sunday: CalendarDay): CalendarDay[] =>
    Array.from({length: 7}, (_, at) => addDays(sunday, at))

type DaysProps = DaySpan & {
    label: string
    chosen: CalendarDay | undefined
    onChoose: (day: CalendarDay) => void
}

const Day = ({day, isFirst}: {day: CalendarDay; isFirst: boolean}) => {
    const month = useDayPart({month: 'short'})
    const value = parseDate(day)
    return (
        // Each day is in view, whichever month it is of.
        <DatePicker.TableCell value={value} visibleRange={{start: value, end: value}}>
            <DatePicker.TableCellTrigger asChild>
                <button type="button" className="calendar__day">
                    {isFirst || day.endsWith('-01') ? <small>{month(day)}</small> : null}
                    {Number(day.slice(8))}
                </button>
            </DatePicker.TableCellTrigger>
        </DatePicker.TableCell>
    )
}

/**
 * The days of a span, week by week: Ark's date picker without its months and years, as a span is short and may begin in
 * one month and end in the next.
 */
const Days = ({earliest, latest, label, chosen, onChoose}: DaysProps) => {
    const {locale, formatMessage} = useIntl()
    const weekdayText = useWeekdayText()
    const weekday = useDayPart({weekday: 'short'})
    const [reached, setReached] = useState<CalendarDay>()
    const isWithin = chosen !== undefined && chosen >= earliest && chosen <= latest
    const weeks = weeksOf({earliest, latest})
    return (
        <DatePicker.Root
            inline
            locale={locale}
            min={parseDate(earliest)}
            max={parseDate(latest)}
            value={isWithin ? [parseDate(chosen)] : []}
            focusedValue={parseDate(reached ?? (isWithin ? chosen : earliest))}
            onFocusChange={({focusedValue}) => setReached(focusedValue.toString())}
            onValueChange={({value: [day]}) => {
                if (day) onChoose(day.toString())
            }}
            outsideDaySelectable
            translations={{
                content: label,
                dayCell: ({value}) => weekdayText(value.toString())
            }}
        >
            <DatePicker.Content
                role="group"
                aria-roledescription={formatMessage(messages.calendarRole)}
                className="calendar"
            >
                <DatePicker.View view="day">
                    <DatePicker.Table
                        aria-label={label}
                        aria-roledescription={formatMessage(messages.calendarRole)}
                    >
                        <DatePicker.TableHead>
                            <DatePicker.TableRow>
                                {weekOf(SUNDAY).map((day) => (
                                    <DatePicker.TableHeader key={day}>
                                        {weekday(day)}
                                    </DatePicker.TableHeader>
                                ))}
                            </DatePicker.TableRow>
                        </DatePicker.TableHead>
                        <DatePicker.TableBody>
                            {weeks.map((week) => (
                                <DatePicker.TableRow key={week.find(Boolean)}>
                                    {week.map((day, at) =>
                                        day === null ? (
                                            <td key={at} />
                                        ) : (
                                            <Day key={day} day={day} isFirst={day === earliest} />
                                        )
                                    )}
                                </DatePicker.TableRow>
                            ))}
                        </DatePicker.TableBody>
                    </DatePicker.Table>
                </DatePicker.View>
            </DatePicker.Content>
        </DatePicker.Root>
    )
}

export type CalendarFieldProps = Omit<DateFieldProps, 'children'> & DaySpan

/**
 * A day in the near future with its weekday: typed in three fields, or chosen in a calendar, which fills the fields in.
 * The form's value is a typed date in either case; the page has to name the style `calendar`.
 */
export const CalendarField = ({earliest, latest, ...field}: CalendarFieldProps) => {
    const {formatMessage} = useIntl()
    const weekdayText = useWeekdayText()
    const {setValue, formState} = useFormContext()
    const {isSubmitted} = formState
    const read = readTypedDate(readDate(useWatch({name: field.name})))
    const chosen = 'day' in read ? read.day : undefined
    const choose = (day: CalendarDay) =>
        setValue(field.name, asTypedDate(day), {
            shouldDirty: true,
            shouldValidate: isSubmitted
        })
    return (
        <DateField {...field}>
            <Days
                earliest={earliest}
                latest={latest}
                label={formatMessage(messages.calendar)}
                chosen={chosen}
                onChoose={choose}
            />
            <p className="calendar__chosen" role="status">
                {chosen === undefined
                    ? ''
                    : formatMessage(messages.chosenDay, {day: weekdayText(chosen)})}
            </p>
        </DateField>
    )
}
