/** What stands in place of a name in the text that rules on the way of asking read. */
export const nameMark = 'NAME'
