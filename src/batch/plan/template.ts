/** A line of a template that holds text; its placeholders stand in `text` as written. */
export interface TemplateText {
  /** 1-based. */
  readonly line: number
  readonly text: string
}

export interface TemplateItem {
  readonly question: TemplateText
  /** What stands nested below it, without `needs`. */
  readonly nested: readonly TemplateText[]
  /** Placeholders without braces: kinds and traits of which there has to be at least one. */
  readonly needs: readonly TemplateText[]
}

export interface TemplateSection {
  /** Of the heading: 1 to 6, 0 for what stands before the first. */
  readonly level: number
  readonly title: TemplateText
  readonly items: readonly TemplateItem[]
  readonly sections: readonly TemplateSection[]
}

export interface Template {
  /** What stands between the lines of `---`, as written; undefined where there is none. */
  readonly frontMatter: string | undefined
  readonly root: TemplateSection
}
