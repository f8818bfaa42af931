/** No row has this id, and it sorts before all others. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';
