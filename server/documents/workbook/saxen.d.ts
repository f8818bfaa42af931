/** saxen has no types. These are the parts of it that workbooks need. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string>>;
  type Decode = (text: string) => string;

  interface Events {
    openTag: (name: string, attributes: () => Attributes, decode: Decode) => void;
    closeTag: (name: string) => void;
    text: (text: string, decode: Decode) => void;
    cdata: (text: string) => void;
    /** a declaration, such as DOCTYPE */
    attention: (text: string) => void;
    error: (error: Error) => void;
  }

  export class Parser {
    on<Name extends keyof Events>(name: Name, handle: Events[Name]): this;
    write(xml: string): unknown;
    end(): unknown;
  }
}
